import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD } from './people'
import { cookiesOf, send } from './raw-client'

/** Less often than the app allows one address. */
const PAUSE_MS = 150

const EMAIL = 'vjeran@obitelj.test'

/** Registers a parent; resolves with the parent's id. */
export async function registerParent(site: string): Promise<string> {
  const { status, text } = await send(site, {
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

export type SigningIn = ReturnType<typeof startSigningIn>

/**
 * The parent signs in again and again, past every lost connection: each time the app writes a
 * session and says so.
 * @param site where the app is now
 */
export function startSigningIn(site: () => string) {
  const cookies: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  const over = (async () => {
    while (!isOver) {
      const body = { email: EMAIL, password: PASSWORD }
      const answer = await send(site(), { path: '/api/korisnik/prijava', body }).catch(() => null)
      if (answer) statuses.add(answer.status)
      if (answer?.status === 200) cookies.push(cookiesOf(answer))
      await sleep(PAUSE_MS)
    }
  })()
  return {
    /** Of each session that the app said it had opened. */
    cookies,
    /** All that the app answered. */
    statuses,
    stop: async () => {
      isOver = true
      await over
    },
  }
}

/** How many of the sessions the app no longer knows. */
export async function countLost(site: string, sub: string, cookies: string[]): Promise<number> {
  let lost = 0
  for (const cookie of cookies) {
    const asked = { path: '/api/korisnik/me', body: { sub }, headers: { cookie } }
    if ((await send(site, asked)).status !== 200) lost += 1
  }
  return lost
}
