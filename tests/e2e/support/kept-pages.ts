import { expect, type Page } from './test'

/** Waits until the service worker keeps a page, so that it opens without a connection. */
export const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (one) => Boolean(await caches.match(one)), path), {
      timeout: 20_000,
    })
    .toBe(true)
