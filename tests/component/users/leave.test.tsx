import '../support/edges'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPage } from '@/lib/users/load-page'
import { useSession } from '@/stores/session'
import { leave, useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { sent, server, withoutMemory } from '../support/people'

withoutMemory()

const pupil = pupilOf()
const LATER = 4_000_000_000
const claims = { sub: pupil._id, type: 'ucenik', firstName: 'Maja', avatarURL: null, exp: LATER }

const setCookie = (part: object) => {
  const payload = btoa(JSON.stringify({ ...claims, ...part }))
  document.cookie = `iskra_user_claims=x.${payload}.`
}

beforeEach(() => {
  vi.useFakeTimers()
  server.mockResolvedValue({ success: true })
  setCookie({})
  useSession.getState().look()
  useUser.setState({ user: pupil })
})
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'iskra_user_claims=; max-age=0'
})

it.each([
  ['its own cookies are there yet', () => undefined],
  ['another tab has signed out', () => (document.cookie = 'iskra_user_claims=; max-age=0')],
])('a session that is over is left when %s', async (_, before) => {
  before()
  leave()
  expect(useUser.getState().user).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent().map(([path]) => path)).toEqual(['/korisnik/odjava'])
  expect(vi.mocked(loadPage).mock.calls).toEqual([['/prijava']])
})

it.each([
  ['someone else, as after a switch of profiles', { sub: idOf('77') }],
  ['the same person anew', { exp: LATER + 60 }],
])('a session that has begun meanwhile for %s is not ended', async (_, next) => {
  setCookie(next)
  leave()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(vi.mocked(loadPage).mock.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent()).toEqual([])
  expect(vi.mocked(loadPage).mock.calls).toEqual([['/']])
})
