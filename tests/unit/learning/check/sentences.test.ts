import { expect, test } from 'vitest'
import { sentencesOf } from '@/lib/learning/check/sentences'

test.each<[string, string[]]>([
  ['', []],
  ['...', ['...']],
  ['bez točke', ['bez točke']],
  ['Jedna. Druga! Treća? Četvrta', ['Jedna.', 'Druga!', 'Treća?', 'Četvrta']],
  ['jedna; druga\ntreća', ['jedna;', 'druga', 'treća']],
  ['To je 3.5 i 1.000 m.', ['To je 3.5 i 1.000 m.']],
  ['U 5. razredu učimo.', ['U 5. razredu učimo.']],
  ['Ima ih 46. To je stalno.', ['Ima ih 46.', 'To je stalno.']],
  ['SJEČE 45. PARALELU. I MERIDIJAN.', ['SJEČE 45. PARALELU.', 'I MERIDIJAN.']],
  ['Prost je npr. 7, a složen npr. 9. Kraj.', ['Prost je npr. 7, a složen npr. 9.', 'Kraj.']],
  ['45° s. g. š. i 16° i. g. d.', ['45° s. g. š. i 16° i. g. d.']],
  ['Ne znam... Možda sunce', ['Ne znam...', 'Možda sunce']],
  ['Ne znam… Možda sunce', ['Ne znam…', 'Možda sunce']],
])('of %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
