import { describe, expect, test } from 'vitest'
import type { KeyPoint } from '@/lib/content/tables'
import { hitPoints, outcomeOf } from '@/lib/learning/check/judge-open'
import { lessons } from '../../content/seed/tree'

const PUDDLE: KeyPoint[] = [
  { point: 'sunce zagrijava vodu', expressions: ['sunc', 'toplin', 'zagrij'] },
  {
    point: 'voda isparava i prelazi u vodenu paru',
    expressions: ['ispar', 'vodena para', 'vodenu paru'],
  },
]
const MODEL = 'Sunce zagrijava vodu u lokvi, pa ona isparava i kao vodena para odlazi u zrak.'
const puddle = (text: string) => hitPoints(text, PUDDLE, MODEL)

/** Whether an answer holds the one point that these expressions tell. */
const holds = (text: string, ...expressions: string[]) =>
  hitPoints(text, [{ point: 'točka', expressions }], 'Uzoran odgovor.').length === 1

describe('key points', () => {
  test.each<[string, number[]]>([
    [MODEL, [0, 1]],
    ['Zbog sunca voda ispari.', [0, 1]],
    ['Postane vodena para', [1]],
    ['SUNCE JE VRUĆE', [0]],
    ['Ne znam.', []],
    ['', []],
    ['...', []],
    // A beginning of a word, not its middle.
    ['neisparljivo', []],
  ])('of „%s” are %j', (text, hit) => {
    expect(puddle(text)).toEqual(hit)
  })

  test.each([
    ['krace', 'krać'],
    ['mjerna jedinica je duzina', 'dužin'],
    ['izmedju dviju tocaka', 'između'],
    ['meduza', 'međuz'],
    ['vrjeme', 'vrijem'],
    ['vrijeme', 'vrijem'],
    ['mlijecni', 'mlječn'],
    ['djelimo', 'dijel'],
    ['dijelimo', 'djel'],
    ['bjelančevine', 'bijelančev'],
    ['I didn’t see it', "didn't"],
    ['I didnt see it', "didn't"],
    ['crno-bijela slika', 'crno bijel'],
    ['jednako su udaljeni', 'jednako su udaljen'],
  ])('„%s” holds „%s”', (text, expression) => {
    expect(holds(text, expression)).toBe(true)
  })

  test.each([
    // Every word but the last stands as a whole, and directly before it.
    ['nakon 2 sata', 'na 2'],
    ['jednako je 6', 'ako je 6'],
    ['vodena topla para', 'vodena para'],
    ['para', 'vodena para'],
  ])('„%s” doesn’t hold „%s”', (text, expression) => {
    expect(holds(text, expression)).toBe(false)
  })
})

describe('an expression of parts', () => {
  test.each([
    ['Gen je dio molekule DNA.', 'gen … dio', true],
    ['Dio DNA je i gen.', 'gen … dio', false],
    ['Dio DNA je i gen.', 'gen & dio', true],
    ['Gen je dio DNA, a dio gena je kodon.', 'dio ... gen', true],
    ['Gen je malen. Dio čega?', 'gen & dio', false],
    ['Gen je malen! Dio čega?', 'gen … dio', false],
    ['gen je u jezgri a dio je dna', 'gen & dio', true],
    ['Gen nije dio DNA.', 'gen & dio', false],
    ['Gen nije dio jezgre, nego dio DNA.', 'gen … dio', true],
    ['Gen ima 3.5 dijela', 'gen & dijela', true],
    ['Gen iz 8. razreda je dio', 'gen & dio', true],
    ['Genom ima 46. Dio je velik.', 'genom & dio', false],
    ['Geni nose upute.', 'gen|dna & osobin|uput', true],
    ['DNA nosi osobine.', 'gen|dna … osobin|uput', true],
    ['Osobine nosi gen.', 'gen|dna … osobin|uput', false],
    ['Ni DNA ni jezgra.', 'gen|dna & osobin|uput', false],
    ['Ne gen, nego DNA nosi upute.', 'gen|dna & uput', true],
    ['Molekula DNA', 'kromosom|molekula dn', true],
    ['jednako je jednako', 'jednako … jednako … jednako', false],
  ])('of „%s” and „%s”: %s', (text, expression, isHeld) => {
    expect(holds(text, expression)).toBe(isHeld)
  })
})

describe('what contradicts a point', () => {
  const point: KeyPoint = {
    point: 'led je lakši od vode',
    expressions: ['led … lak', 'led & pluta'],
    contradictions: ['led … tež', 'tone'],
  }
  test.each([
    ['Led je lakši od vode.', true],
    ['Led pluta jer je lakši.', true],
    ['Led pluta. Led je teži od vode.', false],
    ['Led je lakši, ali tone.', false],
    ['Led je lakši i ne tone.', true],
    ['Led nije teži nego lakši.', true],
  ])('of „%s”: %s', (text, isHeld) => {
    expect(hitPoints(text, [point], 'Led pluta na vodi.')).toEqual(isHeld ? [0] : [])
  })
})

describe('numbers and signs', () => {
  test.each([
    ['to je 18 cm²', '18'],
    ['18cm', '18'],
    ['25 cm²', 'cm²'],
    ['3² + 4²', '3² + 4²'],
    ['rezultat je -7', '−7'],
    ['= −7', '-7'],
    ['20 + (-35)', '(−35)'],
    ['11 − 4 = 7', '11-4'],
    ['48:8', '48 : 8'],
    ['48 ÷ 8', '48 : 8'],
    ['2*24', '2 · 24'],
    ['for i in range(1,21):', 'range(1, 21)'],
    ['3,4,5 i 6', '3, 4, 5 i 6'],
    ['ima 1.000 metara', '1000'],
    ['tri i pol je 3.5', '3,5'],
    ['nastavak -ed', '-ed'],
    ['to je −6', '−'],
  ])('„%s” holds „%s”', (text, expression) => {
    expect(holds(text, expression)).toBe(true)
  })

  test.each([
    ['180', '18'],
    ['3²', '32'],
    ['18,5', '18'],
    ['1,18', '18'],
    ['11 - 7 = 4', '−7'],
    ['7', '-7'],
    ['nastavak edukacije', '-ed'],
    ['abeceda', 'a'],
  ])('„%s” doesn’t hold „%s”', (text, expression) => {
    expect(holds(text, expression)).toBe(false)
  })
})

describe('a denial', () => {
  test.each([
    ['Sunce grije, ali voda ne isparava.', [0]],
    ['Voda nije isparila.', []],
    ['Voda ne bi se isparila.', []],
    ['Nije samo isparila.', [1]],
    ['Prvo ne ispari, a poslije ispari.', [1]],
    // Too far away to be understood.
    ['Nije istina da voda isparava.', [1]],
  ])('„%s” leaves %j', (text, hit) => {
    expect(puddle(text)).toEqual(hit)
  })

  test('is no denial where the point itself speaks of one', () => {
    const point = { point: 'broj 7 nije djeljiv s 2', expressions: ['djeljiv'] }
    expect(hitPoints('7 nije djeljiv s 2', [point], 'Nije djeljiv.')).toEqual([0])
  })
})

test.each([
  [0, 2, 0, 'not-yet'],
  [0, 2, 3, 'not-yet'],
  [1, 2, 0, 'partly'],
  [1, 2, 3, 'partly'],
  [2, 2, 0, 'right'],
  [2, 2, 1, 'spelling'],
  [1, 1, 0, 'right'],
] as const)('%i of %i points with %i slips are „%s”', (hit, total, slips, outcome) => {
  expect(outcomeOf(hit, total, slips)).toBe(outcome)
})

const checks = lessons.flatMap((lesson) => lesson.checks.map((one) => ({ lesson, ...one })))

test('every model answer of the content holds all of its own key points', () => {
  expect(checks.length).toBeGreaterThan(100)
  const short = checks.flatMap(({ lesson, prompt, modelAnswer, keyPoints }) => {
    const hit = hitPoints(modelAnswer, keyPoints, modelAnswer)
    const missed = keyPoints.filter((_, index) => !hit.includes(index))
    return missed.length ? [{ lesson: lesson.slug, prompt, missed }] : []
  })
  expect(short).toEqual([])
})

test('without diacritics it holds them too', () => {
  const bare = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')
  const short = checks.filter(
    ({ modelAnswer, keyPoints }) =>
      hitPoints(bare(modelAnswer), keyPoints, modelAnswer).length < keyPoints.length,
  )
  expect(short.map(({ prompt }) => prompt)).toEqual([])
})

test('the words of a question alone are no full answer to it, but for one in a hundred', () => {
  const told = checks.filter(
    ({ prompt, keyPoints, modelAnswer }) =>
      hitPoints(prompt, keyPoints, modelAnswer).length === keyPoints.length,
  )
  expect(told.length, told.map(({ prompt }) => prompt).join()).toBeLessThan(checks.length / 100)
})
