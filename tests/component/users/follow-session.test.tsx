import { afterEach, expect, it, vi } from 'vitest'
import { announceSession, followSession } from '@/stores/session'

const pause = () => new Promise((resolve) => setTimeout(resolve, 30))

/** The channels that this page has opened, with what each of them would do on hearing a word. */
const opened: BroadcastChannel[] = []
const Original = BroadcastChannel
vi.stubGlobal(
  'BroadcastChannel',
  class extends Original {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  },
)

afterEach(() => {
  opened.length = 0
})

function follow() {
  const reload = vi.fn()
  const stop = followSession()
  const [channel] = opened
  // jsdom can't reload: the listener itself is what is looked at.
  if (channel) channel.onmessage = reload
  return { reload, stop }
}

it('a change in another tab is heard', async () => {
  const { reload, stop } = follow()
  const otherTab = new Original('iskra-session')
  otherTab.postMessage('changed')
  await pause()
  expect(reload).toHaveBeenCalledOnce()
  otherTab.close()
  stop()
})

it('a change made here is heard by other tabs and not here: this one goes to another page', async () => {
  const { reload, stop } = follow()
  const otherTab = new Original('iskra-session')
  const heard = vi.fn()
  otherTab.onmessage = heard
  announceSession()
  await pause()
  expect(heard).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  otherTab.close()
  stop()
})

it('a tab that no longer listens still tells the others', async () => {
  follow().stop()
  const otherTab = new Original('iskra-session')
  const heard = vi.fn()
  otherTab.onmessage = heard
  announceSession()
  await pause()
  expect(heard).toHaveBeenCalledOnce()
  otherTab.close()
})
