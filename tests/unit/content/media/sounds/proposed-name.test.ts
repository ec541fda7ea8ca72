import { expect, test } from 'vitest'
import { recordingNameFromText } from '@/components/content/media/sounds/recording/proposed-name'

test.each([
  ['Mačka spava.', 'Mačka spava'],
  ['Koliko je sati?', 'Koliko je sati'],
  ['  Pas\nlaje  ', 'Pas laje'],
  ['', ''],
  [
    'Jednoga je dana stari ribar na obali mora pronašao malenu zlatnu ribicu.',
    'Jednoga je dana stari ribar na obali mora pronašao malenu',
  ],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%j is called %j', (text, name) => {
  expect(recordingNameFromText(text)).toBe(name)
})
