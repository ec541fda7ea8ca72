import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const activation = { hasBeenActive: false }

beforeEach(() => {
  vi.resetModules()
  activation.hasBeenActive = false
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
  document.documentElement.dataset.earlyReader = ''
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation')
  delete document.documentElement.dataset.earlyReader
})

const load = () => import('@/components/platform/reading/kept-reading')

it('an early reader hears what comes from the first tap on, until it is stopped', async () => {
  const { isReadingKept, keepReading } = await load()
  expect(isReadingKept()).toBe(false)
  activation.hasBeenActive = true
  expect(isReadingKept()).toBe(true)
  keepReading(false)
  expect(isReadingKept()).toBe(false)
  keepReading(true)
  expect(isReadingKept()).toBe(true)
})

it('nobody else hears anything unasked', async () => {
  const { isReadingKept, keepReading } = await load()
  delete document.documentElement.dataset.earlyReader
  activation.hasBeenActive = true
  expect(isReadingKept()).toBe(false)
  keepReading(true)
  expect(isReadingKept()).toBe(false)
})
