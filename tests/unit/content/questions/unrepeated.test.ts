import { expect, test } from 'vitest'
import type { Judged } from '@/lib/content/questions/model'
import { withoutRepeatedVerdict } from '@/lib/content/questions/without-repeated-verdict'

test.each<[Judged['outcome'], string, string]>([
  ['right', 'Točno! Čuješ <em>š – a – l</em>.', 'Čuješ <em>š – a – l</em>.'],
  ['right', 'Točno. Voda je tekuća.', 'Voda je tekuća.'],
  ['right', '<p>Točno! Prvi odlomak.</p><p>Drugi.</p>', '<p>Prvi odlomak.</p><p>Drugi.</p>'],
  ['spelling', 'Točno! Glavni je grad Zagreb.', 'Glavni je grad Zagreb.'],
  ['partly', 'Djelomično točno. Nedostaje jedan.', 'Nedostaje jedan.'],
  ['wrong', 'Nije točno. Tri je neparan.', 'Tri je neparan.'],
  ['wrong', 'Netočno! Tri je neparan.', 'Tri je neparan.'],
])('under the verdict %s „%s” becomes „%s”', (outcome, html, rest) => {
  expect(withoutRepeatedVerdict(outcome, html)).toBe(rest)
})

test.each<[Judged['outcome'], string]>([
  ['right', 'Točno!'],
  ['wrong', 'Nije točno.'],
  ['right', '<p>Točno.</p>'],
])('under the verdict %s „%s” becomes empty', (outcome, html) => {
  expect(withoutRepeatedVerdict(outcome, html)).toBe('')
})

test.each<[Judged['outcome'], string]>([
  ['right', 'Bravo! Čuješ <em>k – u – ć – a</em>.'],
  ['right', 'Točno je: kolač, pčela, kuća.'],
  ['right', 'Točno, jer je zbroj 12.'],
  ['right', 'Točnost je mjera.'],
  ['right', 'Da. Točno! Tako je.'],
  ['partly', 'Točno! Mačka je sisavac.'],
  ['wrong', 'Točno! Mačka je sisavac.'],
  ['wrong', 'Nije točno reći da je kit riba.'],
])('under the verdict %s „%s” is unchanged', (outcome, html) => {
  expect(withoutRepeatedVerdict(outcome, html)).toBe(html)
})
