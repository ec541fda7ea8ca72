import { expect, test } from 'vitest'
import { savedMessage } from '@/components/platform/admin/saved-message'

const OTHER = 'Spremljeno s adresom „voda-2”: upisanu ima drugi zapis ili zapis u košu.'

test.each([
  ['no address', undefined, {}, 'Spremljeno.'],
  ['none typed', '', { slug: 'voda-2' }, 'Spremljeno.'],
  ['the typed one', 'voda', { slug: 'voda' }, 'Spremljeno.'],
  ['the typed one, written otherwise', ' Voda 2 ', { slug: 'voda-2' }, 'Spremljeno.'],
  ['another than the typed one', 'Voda', { slug: 'voda-2' }, OTHER],
  [
    'another than the typed one with a number',
    'voda-2',
    { slug: 'voda-2-2' },
    OTHER.replace('voda-2', 'voda-2-2'),
  ],
])('a record with %s', (_, slug, saved, text) => {
  expect(savedMessage(saved, { slug, wasMerged: false })).toBe(text)
})
