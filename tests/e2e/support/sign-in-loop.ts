import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD } from './people'
import { cookiesOf, sendRaw } from './raw-client'

/** Pause between sign-ins, so that they stay within the rate limit per IP address. */
const PAUSE_MS = 150

const EMAIL = 'vjeran@obitelj.test'

/** Registers a parent; resolves with the parent's id. */
export async function registerParent(site: string): Promise<string> {
  const { status, text } = await sendRaw(site, {
    path: '/api/korisnik/register',
    body: {
      firstName: 'Vjeran',
      lastName: 'Marić',
      email: EMAIL,
      password: PASSWORD,
      acceptsTerms: true,
      consentsForChildren: true,
    },
  })
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return (JSON.parse(text) as { user: { _id: string } }).user._id
}

export type SignInLoop = ReturnType<typeof startSignInLoop>

/**
 * Signs the parent in again and again, ignoring lost connections, so that the app always has just
 * stored a session.
 * @param site returns the app's current URL
 */
export function startSignInLoop(site: () => string) {
  const cookies: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  const over = (async () => {
    while (!isOver) {
      const body = { email: EMAIL, password: PASSWORD }
      const answer = await sendRaw(site(), { path: '/api/korisnik/prijava', body }).catch(
        () => null,
      )
      if (answer) statuses.add(answer.status)
      if (answer?.status === 200) cookies.push(cookiesOf(answer))
      await sleep(PAUSE_MS)
    }
  })()
  return {
    /** The cookies of all successful sign-ins. */
    cookies,
    /** The statuses of all responses. */
    statuses,
    stop: async () => {
      isOver = true
      await over
    },
  }
}

/** The number of these sessions that the app no longer accepts. */
export async function countLostSessions(
  site: string,
  sub: string,
  cookies: string[],
): Promise<number> {
  let lost = 0
  for (const cookie of cookies) {
    const asked = { path: '/api/korisnik/me', body: { sub }, headers: { cookie } }
    if ((await sendRaw(site, asked)).status !== 200) lost += 1
  }
  return lost
}
