import { expect, test } from 'vitest'
import { GET } from '@/app/k/[slug]/route'

async function follow(slug: string) {
  const request = new Request(`http://localhost:3000/k/${encodeURIComponent(slug)}`)
  const { status, headers } = await GET(request, { params: Promise.resolve({ slug }) })
  return { status, location: headers.get('location') }
}

test.each([
  ['a grade', '5-razred', '/5-razred'],
  ['a subject', 'povijest-5', '/5-razred#povijest-5'],
  ['a textbook', 'vremeplov-5', '/5-razred/vremeplov-5'],
  ['a unit', 'prve-civilizacije', '/5-razred/vremeplov-5#prve-civilizacije'],
  ['a lesson', 'stari-egipat', '/5-razred/vremeplov-5/stari-egipat'],
])('/k/{slug} of %s redirects to its page', async (_, slug, location) => {
  expect(await follow(slug)).toEqual({ status: 307, location })
})

test.each([
  'nepoznato',
  'Stari-Egipat',
  '',
  '..',
  '//zlo.example',
  '\\zlo.example',
  "x' or '1'='1",
  'a'.repeat(500),
])('/k/{slug} of „%.30s” redirects to the home page', async (slug) => {
  expect(await follow(slug)).toEqual({ status: 307, location: '/' })
})
