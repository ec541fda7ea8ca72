import { expect, it, vi } from 'vitest'
import { announceSession, reloadOnSessionChange, useSession } from '@/stores/session'
import { forgetUser } from '@/stores/load-user'

const pause = () => new Promise((resolve) => setTimeout(resolve, 30))

function follow() {
  const reload = vi.fn()
  return { reload, stop: reloadOnSessionChange(reload) }
}

it('a change in another tab is noticed', async () => {
  const { reload, stop } = follow()
  const otherTab = new BroadcastChannel('iskra-session')
  otherTab.postMessage('changed')
  await pause()
  expect(reload).toHaveBeenCalledOnce()
  otherTab.close()
  stop()
})

it.each([
  ['here', 'and not here: this one goes to another page', () => undefined],
  ['in a tab that no longer listens', 'all the same', (stop: () => void) => stop()],
])('a change made %s reaches other tabs %s', async (_where, _how, prepare) => {
  const { reload, stop } = follow()
  prepare(stop)
  const otherTab = new BroadcastChannel('iskra-session')
  const heard = vi.fn()
  otherTab.onmessage = heard
  announceSession()
  await pause()
  expect(heard).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  otherTab.close()
  stop()
})

const claims = (sub: string) => {
  const part = (value: object) => btoa(JSON.stringify(value))
  return `${part({ alg: 'none' })}.${part({ sub, type: 'ucenik', exp: 4_000_000_000 })}.`
}

it.each([
  ['of someone else now', 'maja', 'luka', true, true],
  ['of a guest now', 'maja', null, true, true],
  ['still of the same person', 'maja', 'maja', true, false],
  ['that was just loaded', 'maja', 'luka', false, false],
])('a page %s is reloaded when it is restored', (_, before, now, persisted, isRenewed) => {
  const signIn = (sub: string | null) => {
    document.cookie = sub ? `iskra_user_claims=${claims(sub)}` : 'iskra_user_claims=; max-age=0'
    return sub
  }
  signIn(before)
  useSession.getState().look()
  const { reload, stop } = follow()
  signIn(now)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(reload).toHaveBeenCalledTimes(isRenewed ? 1 : 0)
  stop()
  signIn(null)
})

it('a page whose session ended on it is reloaded when it is restored', () => {
  document.cookie = `iskra_user_claims=${claims('maja')}`
  useSession.getState().look()
  const { reload, stop } = follow()
  forgetUser()
  document.cookie = 'iskra_user_claims=; max-age=0'
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
  stop()
})
