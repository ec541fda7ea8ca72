import { afterEach, expect, test, vi } from 'vitest'
import { INSTALL_SCRIPT, REGISTER_WORKER_SCRIPT } from '@/lib/platform/browser/kept-pages'
import { OFFLINE_ATTRIBUTE_SCRIPT } from '@/lib/platform/browser/offline-attribute-script'
import { RELOAD_SCRIPT } from '@/lib/platform/browser/reload-script'

afterEach(() => vi.unstubAllGlobals())

test('inline scripts are valid when joined', () => {
  expect(
    () =>
      new Function(
        RELOAD_SCRIPT + OFFLINE_ATTRIBUTE_SCRIPT + REGISTER_WORKER_SCRIPT + INSTALL_SCRIPT,
      ),
  ).not.toThrow()
})

test('the document’s attribute follows the connection, except in the admin area', () => {
  const told: unknown[] = []
  const heard = new Map<string, () => void>()
  const navigator = { onLine: false }
  const location = { pathname: '/5-razred' }
  const toggleAttribute = (name: string, isSet: boolean) => told.push([name, isSet])
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', { documentElement: { toggleAttribute } })
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear))
  const run = () => void new Function(OFFLINE_ATTRIBUTE_SCRIPT)()
  run()
  navigator.onLine = true
  heard.get('online')?.()
  expect(told).toEqual([
    ['data-offline', true],
    ['data-offline', false],
  ])
  location.pathname = '/admin/lekcije'
  run()
  expect(told).toHaveLength(2)
})
