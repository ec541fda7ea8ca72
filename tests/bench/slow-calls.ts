import { jwtDecode } from 'jwt-decode'
import { CLAIMS_COOKIE, type UnsignedUserClaims } from '@/lib/platform/auth/claims'
import { readCookie } from '@/lib/platform/auth/cookies'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import type { Pages } from './pages'
import { signIn } from './people'
import { lessonIdOf } from './quiz-answers'
import { judged, type Row } from './row'
import { median, milliseconds, timeOf, times } from './statistics'

/** With only forty rounds, medians differ by a tenth from run to run. */
const ROUNDS = 200

/** Rounds before the measurement, because V8 compiles while a server is starting up. */
const WARM_UP = 10

type Call = {
  what: string
  path: string
  who: 'parent' | 'child'
  most: number
  /** Sent as JSON by POST. */
  body?: (lesson: string) => object
}

/**
 * Calls that were slow, each with its maximum cost relative to a minimal call: about 15 % above the
 * actual cost, since runs differ by 10 %.
 */
const CALLS: Call[] = [
  { what: 'family export', path: '/korisnik/izvoz', who: 'parent', most: 33 },
  { what: 'report', path: '/korisnik/izvjestaj?childId={child}', who: 'parent', most: 6.3 },
  { what: 'mistakes', path: '/korisnik/greske', who: 'child', most: 4.5 },
  { what: 'worksheet', path: '/korisnik/greske/radni-list', who: 'child', most: 5.6 },
  { what: 'cards of today', path: '/kartice/danas', who: 'child', most: 3.5 },
  { what: 'lesson state', path: '/lessons/{lesson}/stanje', who: 'child', most: 4 },
  { what: 'tests of a lesson', path: '/lessons/{lesson}/testovi', who: 'child', most: 3 },
  { what: 'lesson questions', path: '/lessons/{lesson}/questions', who: 'child', most: 4.2 },
  {
    what: 'mastery of a lesson',
    path: '/lessons/savladanost',
    who: 'child',
    most: 2.5,
    body: (lesson) => ({ lessonIds: [lesson] }),
  },
  {
    what: 'start of a test',
    path: '/lessons/{lesson}/test',
    who: 'child',
    most: 4,
    body: () => ({ minutes: null }),
  },
  { what: 'dynamic content', path: '/dynamic-content', who: 'child', most: 1 },
  // Cached in compressed form; most of the time is the client's, which decompresses 400 kB.
  { what: 'description of the calls', path: '/openapi.json', who: 'child', most: 2.5 },
]

/** Measures calls one after another, each alternating with `/api/health`. */
export async function measureSlowCalls(url: string, pages: Pages): Promise<Row[]> {
  const [childName = ''] = DEMO_ACCOUNTS.children
  const cookies = {
    parent: await signIn(url, DEMO_ACCOUNTS.parent),
    child: await signIn(url, childName),
  }
  const child = idOf(cookies.child)
  const lesson = await lessonIdOf(url, pages)
  const rows: Row[] = []
  for (const { what, path, who, most, body } of CALLS) {
    const address = path.replace('{child}', child).replace('{lesson}', lesson)
    const took = { health: [] as number[], call: [] as number[] }
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const headers = { cookie: cookies[who], 'x-forwarded-for': `10.3.0.${round + WARM_UP}` }
      took.health.push(await timeOf(() => read(`${url}/api/health`, headers)))
      took.call.push(await timeOf(() => read(`${url}/api${address}`, headers, body?.(lesson))))
    }
    const ratio = median(took.call) / median(took.health)
    rows.push(
      judged({
        what: `${what} beside /api/health`,
        measured: `${milliseconds(median(took.call))} = ${times(ratio)}`,
        beside: `health: ${milliseconds(median(took.health))}`,
        budget: `<= ${most}x`,
        holds: ratio <= most,
      }),
    )
  }
  return rows
}

/** The account id in the readable cookie. */
function idOf(cookies: string): string {
  const claims = readCookie(cookies, CLAIMS_COOKIE)
  return claims ? jwtDecode<UnsignedUserClaims>(claims).sub : ''
}

async function read(url: string, headers: Record<string, string>, body?: object): Promise<void> {
  const json = { ...headers, 'content-type': 'application/json' }
  const sent = { method: 'POST', headers: json, body: JSON.stringify(body) }
  const response = await fetch(url, body ? sent : { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
}
