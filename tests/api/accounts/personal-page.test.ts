import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TOKEN_COOKIES } from '@/lib/auth/cookies'
import { pageUser } from '@/lib/accounts/page-user'
import { holdCookies } from '../../support/stand-ins/next-headers'
import { call } from '../call'
import { newFamily, PASSWORD, signIn, type Family } from '../people'

const holding = (cookie: string) =>
  Object.fromEntries(cookie.split('; ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)))

let family: Family
beforeAll(async () => {
  family = await newFamily()
})
beforeEach(() => {
  holdCookies({})
})

const SIGN_IN = 'NEXT_REDIRECT;replace;/prijava?povratak=/profil/greske;307;'
const digestOf = (page: Promise<unknown>) =>
  page.then(
    () => 'shown',
    (error: { digest?: string }) => error.digest,
  )

/** The page itself, as it is asked without middleware.ts in front of it. */
const visit = async () => {
  const { default: MistakesRoute } = await import('@/app/(profile)/(rendered)/profil/greske/page')
  return MistakesRoute()
}

describe('without the middleware a personal page itself leads to the sign-in', () => {
  const token = () => holding(family.parent.cookie)[TOKEN_COOKIES.user] ?? ''

  test.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ['a guest', () => ({})],
    ['who holds an empty cookie', () => ({ [TOKEN_COOKIES.user]: '' })],
    ['who forges a session', () => ({ [TOKEN_COOKIES.user]: `${token()}x` })],
    [
      'who holds the readable companion alone',
      () => {
        const { [TOKEN_COOKIES.user]: _token, ...companion } = holding(family.parent.cookie)
        return companion
      },
    ],
    ['an admin', () => ({ [TOKEN_COOKIES.admin]: token() })],
    [
      'whose session has ended',
      async () => {
        const { cookie } = await signIn(family.parent.user.email, PASSWORD)
        await call('GET', '/korisnik/odjava', { headers: { cookie } })
        return holding(cookie)
      },
    ],
  ])('%s', async (_who, cookies) => {
    holdCookies(await cookies())
    expect(await digestOf(visit())).toBe(SIGN_IN)
  })
})

test('without the middleware each sees the own data, and a pupil none of a parent', async () => {
  holdCookies(holding(family.parent.cookie))
  expect(await pageUser('/profil')).toMatchObject({ _id: family.parent.user._id, type: 'roditelj' })
  holdCookies(holding(family.pupil.cookie))
  const pupil = await pageUser('/profil')
  expect(pupil).toMatchObject({ _id: family.child._id, type: 'ucenik' })
  expect(JSON.stringify(pupil)).not.toContain(family.parent.user.email)
  expect(JSON.stringify(pupil)).not.toContain(family.parent.user.lastName)
})

test.each(['greske', 'imam-test'] as const)(
  'what a pupil practises at /profil/%s knows the grade: the first two need no keys for signs',
  async (name) => {
    const { default: Page } =
      name === 'greske'
        ? await import('@/app/(profile)/(rendered)/profil/greske/page')
        : await import('@/app/(profile)/(rendered)/profil/imam-test/page')
    holdCookies(holding(family.pupil.cookie))
    expect(await Page()).toHaveProperty('props.data-grade', '1-razred')
  },
)
