import { expect, test } from 'vitest'
import { fittingDescription, pageMetadata } from '@/lib/platform/metadata'

test.each([
  '',
  'Kratko',
  'Pitanje?',
  'riječ '.repeat(9).trim(),
  'riječ '.repeat(60),
  'x'.repeat(400),
])('a description of %j has 50 to 160 characters', (text) => {
  const { length } = fittingDescription(text)
  expect(length).toBeGreaterThanOrEqual(50)
  expect(length).toBeLessThanOrEqual(160)
})

test('a short description stays at the beginning, a long one ends with a whole word', () => {
  expect(fittingDescription('Zbrajanje do 20')).toBe(
    'Zbrajanje do 20. Iskra: skripte i kvizovi od 1. do 8. razreda. Uči, vježbaj i provjeri se.',
  )
  expect(fittingDescription('riječ '.repeat(60))).toMatch(/^(?:riječ )+riječ…$/)
  const fitting = 'a'.repeat(50)
  expect(fittingDescription(fitting)).toBe(fitting)
})

test('a page without a picture shows the site’s, with its dimensions', () => {
  const page = { title: 'Naslov', description: 'x'.repeat(60), path: '/naslov' }
  expect(pageMetadata(page)).toMatchObject({
    openGraph: { images: [{ url: '/og.png', width: 1200, height: 630 }] },
    twitter: { card: 'summary_large_image' },
  })
  expect(pageMetadata({ ...page, picture: '/slika' })).toMatchObject({
    openGraph: { images: [{ url: '/slika', width: 1200, height: 630, alt: 'Naslov' }] },
  })
})
