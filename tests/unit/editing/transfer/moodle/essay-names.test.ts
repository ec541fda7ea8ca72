import { expect, test } from 'vitest'
import { moodleEssay } from '@/lib/editing/transfer/formats/moodle/write'

test.each([
  ['Zašto se lokva **na suncu** osuši?', 'Zašto se lokva na suncu osuši?'],
  ['Koliko je $\\frac{3}{4}$ od 20?', 'Koliko je 3/4 od 20?'],
  // This formula has no plain form.
  ['Zašto $\\square$ nije $0$?', 'Zašto \\square nije 0?'],
  ['a'.repeat(80), 'a'.repeat(60)],
])('the name of an open question has no formula and no mark: %s', (prompt, name) => {
  const essay = moodleEssay({ prompt, modelAnswer: 'Zato.', keyPoints: [{ point: 'zato' }] })
  expect(essay).toContain(`<name><text><![CDATA[${name}]]></text></name>`)
})
