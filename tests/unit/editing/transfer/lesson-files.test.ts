import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lessonFiles, type StoredLesson } from '@/lib/editing/transfer/export/lesson-files'
import { plainDecimal } from '@/lib/content/questions/gift/signs'
import { idPrefixOf, unprefixSvg, sanitiseSvg } from '@/lib/platform/markdown/sanitise-svg'
import { toYaml } from '@/lib/editing/transfer/export/yaml'
import { readCards } from '@/lib/editing/transfer/import/read-cards'
import { parseScriptFile } from '@/lib/editing/transfer/import/read-script'
import { parse } from 'yaml'

const LESSON: StoredLesson = {
  slug: 'lekcija',
  unit: 'cjelina',
  title: 'Naslov: „dvotočka” # i ljestve',
  summary: '- popis? [ne] {ne} \'da\' "da"',
  keywords: ['da', 'null', '12', 'a, b', 'ključ: vrijednost'],
  prerequisites: ['drugi-korak', 'treci-korak'],
  outcomes: ['MAT OŠ B.5.2', 'MAT OŠ A.5.1'],
  priorKnowledge: ['trokut, kvadrat i krug (1. razred)', 'zbrajanje (2. razred)'],
  outcomesVerified: true,
  position: 3,
  script: 'Uvod.\n\n---\n\n## Naslov\n\nKraj  s  razmacima.',
  figures: [],
  questions: [],
  cards: [],
  checks: [],
}

test('a lesson without questions, cards and checks has one file', () => {
  expect([...lessonFiles(LESSON).keys()]).toEqual(['skripta.md'])
})

test('a script’s front matter survives the round trip, whatever characters it has', () => {
  const { head, script, faults } = parseScriptFile(lessonFiles(LESSON).get('skripta.md') ?? '', 'x')
  expect({ head, script, faults }).toEqual({
    head: {
      naslov: LESSON.title,
      redoslijed: 3,
      sazetak: LESSON.summary,
      pojmovi: LESSON.keywords,
      preduvjeti: LESSON.prerequisites,
      predznanje: LESSON.priorKnowledge,
      ishodi: LESSON.outcomes,
      ishodi_potvrdeni: 'da',
    },
    script: LESSON.script,
    faults: [],
  })
})

test('outcomes are one line, and only verified ones say so', () => {
  const headOf = (changes: Partial<StoredLesson>) =>
    lessonFiles({ ...LESSON, ...changes }).get('skripta.md') ?? ''
  expect(headOf({ outcomesVerified: false })).toContain('\nishodi: MAT OŠ B.5.2, MAT OŠ A.5.1\n---')
  expect(headOf({ outcomes: [], outcomesVerified: false })).not.toContain('ishodi')
})

test('a list of words is on one line, as authors write it', () => {
  expect(toYaml({ naslov: 'A', pojmovi: ['djeljivost', 'paran broj'] })).toBe(
    'naslov: A\npojmovi: [djeljivost, paran broj]\n',
  )
})

test('a long list has one line per word', () => {
  const words = Array.from({ length: 12 }, (_, index) => `zelena stanica ${index}`)
  expect(toYaml({ pojmovi: words })).toBe(
    `pojmovi:\n${words.map((word) => `  - ${word}\n`).join('')}`,
  )
})

test('YAML preserves every text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (list) => {
      expect(parse(toYaml([{ list }]))).toEqual([{ list }])
    }),
  )
})

test('a card that starts like a comment stays a card', () => {
  const cards = [
    { front: '# ljestve', back: '$a \\cdot b$' },
    { front: 'a', back: '# b' },
  ]
  const tsv = lessonFiles({ ...LESSON, cards }).get('kartice.tsv') ?? ''
  expect(readCards(tsv, 'kartice.tsv')).toEqual({ value: cards, faults: [] })
})

test('a figure’s ids come back with a single prefix', () => {
  const source =
    '<svg viewBox="0 0 4 4"><defs><marker id="vrh"></marker><clipPath id="rez-1"></clipPath></defs>' +
    '<line marker-end="url(#vrh)" clip-path="url(#rez-1)"></line><use href="#vrh"></use>' +
    '<text x="1"> id="slika-5-x" &lt;i&gt;</text></svg>'
  const prefix = idPrefixOf('slika-5.svg')
  const stored = sanitiseSvg(source, prefix)
  expect(prefix).toBe('slika-5')
  expect(stored).toContain('url(#slika-5-rez-1)')
  expect(unprefixSvg(stored, prefix)).toBe(source)
  expect(sanitiseSvg(unprefixSvg(stored, prefix), prefix)).toBe(stored)
})

test.each([
  [1e-7, '0.0000001'],
  [-1.5e-8, '-0.000000015'],
  [1e21, '1000000000000000000000'],
  [-1.25e22, '-12500000000000000000000'],
  [0.1, '0.1'],
  [-3, '-3'],
])('%d is written with all its digits', (value, text) => {
  expect(plainDecimal(value)).toBe(text)
})

test('every number is read back from its digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(plainDecimal(value)).not.toContain('e')
      expect(Number(plainDecimal(value))).toBe(value + 0)
    }),
  )
})
