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
  const { isAutoReading, setAutoReading } = await load()
  expect(isAutoReading()).toBe(false)
  activation.hasBeenActive = true
  expect(isAutoReading()).toBe(true)
  setAutoReading(false)
  expect(isAutoReading()).toBe(false)
  setAutoReading(true)
  expect(isAutoReading()).toBe(true)
})

it('nobody else hears anything unasked', async () => {
  const { isAutoReading, setAutoReading } = await load()
  delete document.documentElement.dataset.earlyReader
  activation.hasBeenActive = true
  expect(isAutoReading()).toBe(false)
  setAutoReading(true)
  expect(isAutoReading()).toBe(false)
})
