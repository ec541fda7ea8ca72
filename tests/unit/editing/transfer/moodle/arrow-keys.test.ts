import { expect, test } from 'vitest'
import type { GiftQuestion } from '@/lib/editing/transfer/export/write-gift'
import { moodleGift } from '@/lib/editing/transfer/formats/moodle/gift'
import { toMoodleElements } from '@/lib/editing/transfer/formats/moodle/write'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'

const ARROW: GiftQuestion = {
  ...{ key: 'reakcija', text: 'Zapiši reakciju.', explanation: 'Nastaje voda.' },
  ...{ isBonus: false, numbers: null, calculation: null },
  body: { kind: 'short', answers: [{ text: '2H2+O2->2H2O', weight: 100, feedback: null }] },
}
const SAID =
  '// Ovo pitanje GIFT ne može zapisati, jer u odgovoru ima znakove ->. U Moodle ga prenesi kao Moodle XML.'

test('a key with an arrow, which GIFT would read as a matching, is reported', async () => {
  const gift = moodleGift([ARROW, { ...ARROW, key: 'drugo' }])
  expect(gift.split('\n').filter((line) => line === SAID)).toHaveLength(2)
  const written = gift.split('\n').filter((line) => line && !line.startsWith('//'))
  expect(written).toEqual([])
  const { rows } = await readUpload(Buffer.from(gift))
  expect(rows).toMatchObject([
    { question: { key: 'reakcija', body: ARROW.body }, errors: [] },
    { question: { key: 'drugo', body: ARROW.body }, errors: [] },
  ])
})

test('such a key is exported to Moodle XML', () => {
  expect(toMoodleElements(ARROW).join('')).toContain('<![CDATA[2H2+O2->2H2O]]>')
})
