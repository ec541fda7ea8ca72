import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, SIGN_IN_REDIRECT_TIMEOUT_MS, SESSION_OVER_MESSAGE } from '@/lib/platform/http/client'
import { MESSAGES } from '@/lib/platform/http/errors'
import { masteryApiCalls } from '@/lib/learning/mastery/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { useSession } from '@/stores/session'
import { isAuthenticated, useAdmin } from '@/stores/admin'
import '@/stores/load-user'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'

const pupil = pupilOf()
const LATER = 4_000_000_000
const SUCCESSOR_MS = 5_000
const claims = { sub: pupil._id, type: 'ucenik', firstName: 'Maja', avatarURL: null, exp: LATER }
const server = vi.fn<typeof fetch>()
let refusal: string = MESSAGES.invalidUserToken

const setCookie = (part: object) => {
  const payload = btoa(JSON.stringify({ ...claims, ...part }))
  document.cookie = `iskra_user_claims=x.${payload}.`
}

const endings = () =>
  server.mock.calls.map(([url]) => String(url).split('?')[0]).filter((path) => path !== ASKED)
const left = () => vi.mocked(hardNavigate).mock.calls.flat()

const ASKED = `/api${masteryApiCalls.mastery.path}`

/** A request that the server rejects; returns its outcome. */
async function callRefused(options?: { endsSession: false }): Promise<string> {
  let became = 'open'
  void call(masteryApiCalls.mastery, { body: { lessonIds: [] } }, options).then(
    () => (became = 'answered'),
    (error: Error) => (became = error.message),
  )
  await vi.advanceTimersByTimeAsync(100)
  return became
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  refusal = MESSAGES.invalidUserToken
  server
    .mockReset()
    .mockImplementation(async (url) =>
      String(url).startsWith(ASKED)
        ? Response.json({ message: refusal }, { status: 401 })
        : Response.json({ success: true }),
    )
  vi.mocked(hardNavigate).mockReset()
  window.history.replaceState(null, '', '/5-razred')
  document.documentElement.dataset.viewer = 'ucenik'
  setCookie({})
  useSession.getState().look()
  useUser.setState({ user: pupil })
})
afterEach(() => {
  // The left page has its own state.
  window.dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'iskra_user_claims=; max-age=0'
})

it.each([
  ['its own cookies are there yet', () => undefined],
  ['another tab has signed out', () => (document.cookie = 'iskra_user_claims=; max-age=0')],
  [
    'the user of a personal page was never loaded',
    () => {
      useUser.setState({ user: null })
      window.history.replaceState(null, '', '/profil/greske')
    },
  ],
])(
  'an ended session leads to the sign-in and leaves the request pending when %s',
  async (_, so) => {
    so()
    expect(await callRefused()).toBe('open')
    expect(useUser.getState().user).toBeNull()
    expect(endings()).toEqual(['/api/korisnik/odjava'])
    expect(left()).toEqual(['/prijava'])
  },
)

it('several concurrent rejections navigate once, and no request fails', async () => {
  const became = await Promise.all([callRefused(), callRefused(), callRefused()])
  expect(became).toEqual(['open', 'open', 'open'])
  expect(endings()).toEqual(['/api/korisnik/odjava'])
  expect(left()).toEqual(['/prijava'])
  expect(document.documentElement.dataset.viewer).toBe('ucenik')
})

it('on a public page an expired session makes the visitor a guest', async () => {
  useUser.setState({ user: null })
  expect(await callRefused()).toBe(SESSION_OVER_MESSAGE)
  expect(useSession.getState().viewer).toBeNull()
  expect(document.documentElement.dataset.viewer).toBeUndefined()
  expect(endings()).toEqual(['/api/korisnik/odjava'])
  expect(left()).toEqual([])
})

it.each([
  ['someone else, as after a switch of profiles', { sub: idOf('77') }],
  ['the same person again', { exp: LATER + 60 }],
])('a session started meanwhile for %s is not ended', async (_, next) => {
  setCookie(next)
  expect(await callRefused()).toBe('open')
  expect(left()).toEqual([])
  await vi.advanceTimersByTimeAsync(SUCCESSOR_MS)
  expect(endings()).toEqual([])
  expect(left()).toEqual(['/5-razred'])
})

it('an admin’s ended session leads to the admin sign-in', async () => {
  refusal = MESSAGES.invalidAdminToken
  const admin = { _id: idOf('9'), email: 'urednica@skola.test' }
  useAdmin.getState().show({ admin, token: 'a.b.' })
  expect(isAuthenticated(useAdmin.getState())).toBe(true)
  expect(await callRefused()).toBe('open')
  expect(useAdmin.getState()).toMatchObject({ user: null, token: null })
  expect(endings()).toEqual(['/api/admin/logout'])
  expect(left()).toEqual([expect.stringMatching(/^\/admin\/prijava\?povratak=%2F/)])
  expect(useUser.getState().user).toEqual(pupil)
})

it('a request on a page that is still there in the end says that the session is over', async () => {
  const refused = call(masteryApiCalls.mastery, { body: { lessonIds: [] } })
  const failing = expect(refused).rejects.toThrow(SESSION_OVER_MESSAGE)
  await vi.advanceTimersByTimeAsync(SIGN_IN_REDIRECT_TIMEOUT_MS)
  await failing
  expect(left()).toEqual(['/prijava'])
})

it('any other 401 is an ordinary error', async () => {
  refusal = 'Neispravni korisnički podaci'
  expect(await callRefused()).toBe(refusal)
  expect(left()).toEqual([])
})

it('a caller with its own 401 is informed, and no session ends', async () => {
  expect(await callRefused({ endsSession: false })).toBe(SESSION_OVER_MESSAGE)
  expect(useUser.getState().user).toEqual(pupil)
  expect(endings()).toEqual([])
})
