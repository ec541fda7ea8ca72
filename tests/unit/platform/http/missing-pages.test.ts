import { expect, test } from 'vitest'
import { withMissingPersonalPages, NOT_FOUND_PATH } from '@/lib/platform/http/known-addresses'
import { serveBehindLayers } from '@/tests/support/layer-server'

const layer = withMissingPersonalPages((path, cookies) => {
  if (path === '/profil') return null
  return path === '/profil/kvar'
    ? Promise.reject(new Error('away'))
    : Promise.resolve(cookies !== 'vlasnik')
})

/** The address that Next gets. */
async function handedOn(path: string, cookie: string): Promise<string | undefined> {
  const { get, rendered } = await serveBehindLayers([layer], (asked, response) =>
    response.end(String(asked.url)),
  )
  await get(path, { cookie })
  return rendered[0]?.url
}

test('a page that the user doesn’t have gets the stored 404 page, with or without a query', async () => {
  expect(await handedOn('/profil/a', 'netko')).toBe(NOT_FOUND_PATH)
  expect(await handedOn('/profil/a?_rsc=1', 'netko')).toBe(NOT_FOUND_PATH)
})

test.each([
  ['what its reader has', '/profil/a?b=c', 'vlasnik'],
  ['what needs no asking', '/profil', 'netko'],
  ['what can’t be looked up', '/profil/kvar', 'netko'],
])('%s is passed on unchanged', async (_, path, cookie) => {
  expect(await handedOn(path, cookie)).toBe(path)
})
