import { expect, test } from 'vitest'
import { INSTALL_SCRIPT, WORKER_SCRIPT } from '@/lib/browser/kept-pages'

test('what runs inline is one sound script', () => {
  expect(() => new Function(WORKER_SCRIPT + INSTALL_SCRIPT)).not.toThrow()
})
