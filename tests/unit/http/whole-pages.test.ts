import { expect, test } from 'vitest'
import { securityHeaders } from '@/lib/http/security-headers'
import { withWholePages } from '@/lib/http/whole-pages'
import { serveBehind } from '@/tests/support/layer-server'

const SIGNED_IN = 'a=b; iskra_user_token=x'

async function answerTo(path: string, headers: Record<string, string>) {
  const { get } = await serveBehind([withWholePages], (_, response) => response.end('data'))
  const answer = await get(path, headers)
  return { ...answer, body: String(answer.body) }
}

test.each([
  ['/profil/greske', ''],
  ['/profil/greske', SIGNED_IN],
  ['/inbox?_rsc=1', SIGNED_IN],
  ['/admin/lekcije', ''],
  ['/', SIGNED_IN],
  ['/prijava?povratak=%2Finbox', SIGNED_IN],
])('the router gets no data of %s with the cookies "%s", so it loads it', async (path, cookie) => {
  const { status, body, headers } = await answerTo(path, { rsc: '1', cookie })
  expect({ status, body }).toEqual({ status: 200, body: 'load' })
  expect(headers['content-type']).toBe('text/plain')
  expect(headers['cache-control']).toBe('no-store')
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value)
})

test.each([
  ['/', ''],
  ['/registracija', 'iskra_user_tokens=x'],
  ['/5-razred', SIGNED_IN],
  ['/profil', SIGNED_IN],
  ['/profilaktika', SIGNED_IN],
])('the router gets the data of %s with the cookies "%s"', async (path, cookie) => {
  expect((await answerTo(path, { rsc: '1', cookie })).body).toBe('data')
})

test('a page that is loaded is no business of this layer', async () => {
  expect((await answerTo('/profil/greske', { cookie: SIGNED_IN })).body).toBe('data')
})

const from = (group: string) => {
  const page = ['(profile)', { children: [group, { children: ['profil', {}] }] }]
  const tree = encodeURIComponent(JSON.stringify(['', { children: page }]))
  return { rsc: '1', cookie: SIGNED_IN, 'next-router-state-tree': tree }
}

test.each([
  ['a rendered page, which asks for itself again', '(rendered)', 'data'],
  ['the stored profile, which has another policy', '(stored)', 'load'],
])('from %s, the router gets of a personal page: %s %s', async (_, group, body) => {
  expect((await answerTo('/profil/greske', from(group))).body).toBe(body)
})

test.each<Record<string, string>>([
  { 'next-router-prefetch': '1' },
  { 'next-router-prefetch': '2' },
  { 'next-router-segment-prefetch': '/_tree' },
])('a personal page is not fetched in advance, not even from itself: %j', async (prefetch) => {
  const { body, headers } = await answerTo('/profil/greske', { ...from('(rendered)'), ...prefetch })
  expect(body).toBe('load')
  expect(headers['cache-control']).toBe('no-store')
})
