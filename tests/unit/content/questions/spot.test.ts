import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLeakCheck } from '@/lib/asking/assistant/guard'
import { readGiftFileInSteps } from '@/lib/content/questions/gift'
import { placeOfId } from '@/lib/content/questions/option-id'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import { keepIds } from '@/lib/content/questions/kinds/keep-ids'
import { splitTextAndPicture } from '@/lib/content/questions/kinds/spot/picture'
import { placeInWords } from '@/lib/content/questions/kinds/spot/places'
import { isKeyChanged, withTodaysKey } from '@/lib/content/questions/kinds/todays-key'
import { toPublicQuestion, type BodyOf } from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const { body } = SAMPLES.spot
// The labels are jezgra and vakuola; the places are A (a), B (b) and C (c), from the top.
const judge = (places: Record<string, string>) =>
  judgeAnswer(body, 'Zato.', { kind: 'spot', places })

describe('an answer', () => {
  it.each<[Record<string, string>, string, number]>([
    [{ a: 'a', b: 'c' }, 'right', 1],
    [{ a: 'a', b: 'b' }, 'partly', 0.5],
    [{ b: 'c' }, 'partly', 0.5],
    [{ a: 'c', b: 'a' }, 'wrong', 0],
  ])('%j is %s', (places, outcome, score) => {
    expect(judge(places)).toMatchObject({
      ...{ outcome, score, explanation: 'Zato.' },
      correct: { kind: 'spot', places: { a: 'a', b: 'c' } },
    })
  })

  it('marks each label that has a place', () =>
    expect(judge({ a: 'b', b: 'c' })).toMatchObject({ marks: { a: 'wrong', b: 'right' } }))

  it.each([[{}], [{ c: 'a' }], [{ a: 'd' }], [{ a: '' }]])('%j is not judged', (places) =>
    expect(judge(places).outcome).toBe('invalid'),
  )
})

const head = { id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false }
const shownOf = (points: BodyOf<'spot'>['points']) =>
  toPublicQuestion({ ...head, body: { kind: 'spot', picture: 'slika', points } }, (text) => text)

describe('the shown question', () => {
  it('has its places from the top, and its labels in Croatian order', () => {
    expect(shownOf(body.points)).toMatchObject({
      picture: 'slika',
      points: [
        { id: 'a', x: 30, y: 20 },
        { id: 'b', x: 10, y: 50 },
        { id: 'c', x: 70, y: 80 },
      ],
      labels: [
        { id: 'a', html: 'jezgra' },
        { id: 'b', html: 'vakuola' },
      ],
    })
  })

  it('is the same for every key, so nothing of it tells the places', () => {
    const points = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
      { minLength: 4, maxLength: 8, selector: ({ x, y }) => `${x} ${y}` },
    )
    const mixed = fc.shuffledSubarray(['ž', 'a', 'č', 'b'], { minLength: 4 })
    const labelled = (all: { x: number; y: number }[], texts: string[]) =>
      all.map((point, at) => (texts[at] ? { ...point, label: { text: texts[at] } } : point))
    fc.assert(
      fc.property(points, fc.nat(9), mixed, mixed, (all, turn, one, other) => {
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]
        expect(shownOf(labelled(all, one))).toEqual(shownOf(labelled(turned, other)))
      }),
    )
  })
})

/** What an import says of a question with places. */
function read(places: string, pairs: string, text = 'Pronađi.\\n\\n![Opis](/slike/stanica)') {
  const source = `// [tag:mjesta=${places}]\n::k::${text} {\n${pairs}\n####Zato.\n}`
  const steps = readGiftFileInSteps(source, 'pitanja.gift')
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

describe('in GIFT', () => {
  it('is a matching of labels and letters, with the picture as the last paragraph', () => {
    const { questions, errors } = read('30 20; 10 50,5; 70 80', '=jezgra -> A\n=vakuola -> c')
    expect(errors).toEqual([])
    expect(questions[0]).toMatchObject({
      text: 'Pronađi.',
      body: {
        ...{ kind: 'spot', picture: '![Opis](/slike/stanica)' },
        points: [
          { x: 30, y: 20, label: { text: 'jezgra' } },
          { x: 10, y: 50.5 },
          { x: 70, y: 80, label: { text: 'vakuola' } },
        ],
      },
    })
  })

  it('has letters from the top, in whatever order its places are written', () => {
    const { questions } = read('10 50,5; 70 80; 30 20', '=jezgra -> A\n=vakuola -> C')
    expect(questions[0]?.body).toMatchObject({
      points: [
        { x: 30, y: 20, label: { text: 'jezgra' } },
        { x: 10, y: 50.5 },
        { x: 70, y: 80, label: { text: 'vakuola' } },
      ],
    })
  })

  it.each([
    ['30 20; 70', '=jezgra -> A', '„70” nije mjesto na slici'],
    ['30 20; 70 101', '=jezgra -> A', '„70 101” nije mjesto na slici'],
    ['30 20; 70 80', '=jezgra -> C', 'nema mjesto „C”'],
    ['30 20; 70 80', '=jezgra -> A\n=vakuola -> A', 'Na mjestu A dva su pojma'],
    ['30 20; 70 80', '=jezgra -> A\n=jezgra -> B', 'Dva su pojma jednaka'],
    [
      '30 20; 31 22',
      '=jezgra -> A\n=vakuola -> B',
      'Mjesta A („jezgra”) i B („vakuola”) na slici gotovo se poklapaju',
    ],
    ['30 20', '=jezgra -> A', 'trebaju barem dva mjesta'],
  ])('%s with %s is refused', (places, pairs, fault) => {
    const { questions, errors } = read(places, pairs)
    expect(questions).toEqual([])
    expect(errors.map(({ message }) => message).join(' ')).toContain(fault)
  })

  it.each([
    ['Pronađi.', 'nedostaje slika'],
    ['Pronađi.\\n\\nOva slika![Opis](/slike/stanica)', 'nedostaje slika'],
    ['![](/slike/stanica)', 'nema opis'],
  ])('„%s” lacks a picture', (text, fault) => {
    const { errors } = read('30 20; 70 80', '=jezgra -> A', text)
    expect(errors.map(({ message }) => message).join(' ')).toContain(fault)
  })
})

it.each([
  ['Gdje?\n\n![a](/slike/b)', { text: 'Gdje?', picture: '![a](/slike/b)' }],
  ['![a](/slike/b)', { text: 'Pronađi mjesta na slici.', picture: '![a](/slike/b)' }],
  ['Gdje?\n\n![a](<figura:sat?h=3&m=5>)', { text: 'Gdje?', picture: '![a](<figura:sat?h=3&m=5>)' }],
  ['Gdje? ![a](/slike/b)', { text: 'Gdje? ![a](/slike/b)', picture: '' }],
  ['Gdje?\n\n![a](/slike/b) Da.', { text: 'Gdje?\n\n![a](/slike/b) Da.', picture: '' }],
  ['', { text: 'Pronađi mjesta na slici.', picture: '' }],
])('the picture of %j is its last paragraph', (written, split) =>
  expect(splitTextAndPicture(written)).toEqual(split),
)

it('a place whose label is empty has none', () => {
  const points = [
    { x: 70, y: 80, label: { id: 'b', text: ' ' } },
    { x: 30, y: 20, label: { id: 'a', text: 'jezgra' } },
  ]
  expect(shownOf(points)).toMatchObject({ labels: [{ html: 'jezgra' }] })
  const saved = keepIds({ ...body, points }, body)
  expect(saved.points.map(({ label }) => label?.text)).toEqual([undefined, 'jezgra'])
})

it('a label and a place that are added together have different ids', () => {
  let saved = body
  const added = ['membrana', 'stijenka', 'kloroplast', 'mitohondrij', 'citoplazma', 'stanica']
  added.forEach((text, index) => {
    const point = { x: 5 + 15 * index, y: 95, label: { text } }
    saved = keepIds({ ...saved, points: [...saved.points, point] }, saved)
  })
  const apart = saved.points
    .slice(3)
    .map(({ id = '', label }) => placeOfId(id) - placeOfId(label?.id ?? ''))
  expect(new Set(apart).size).toBeGreaterThan(3)
})

it.each([
  ['![A je jezgra, B je vakuola.](/slike/stanica)', 'odaje odgovor „vakuola”'],
  ['![Točno je ono gore.](/slike/stanica)', 'odaje što je točno'],
])('the description %s is warned of', (picture, warning) => {
  const { warnings } = read(
    '30 20; 10 50; 70 80',
    '=jezgra -> A\n=vakuola -> C',
    `Pronađi.\\n\\n${picture}`,
  )
  expect(warnings.map(({ message }) => message).join(' ')).toContain(warning)
})

it.each([
  [10, 10, 'gore lijevo'],
  [50, 10, 'gore'],
  [90, 50, 'desno'],
  [50, 50, 'u sredini'],
  [40, 90, 'dolje'],
])('%i, %i is said as „%3$s”', (x, y, words) => expect(placeInWords({ x, y })).toBe(words))

describe('a corrected key', () => {
  const keyed = (one: BodyOf<'spot'>) => ({ body: one, numbers: null })
  const texts = (labels: (string | null)[]): BodyOf<'spot'> => ({
    ...body,
    points: body.points.map(({ x, y }, at) => {
      const text = labels[at]
      return text ? { x, y, label: { text } } : { x, y }
    }),
  })
  const saved = (labels: (string | null)[]) => keepIds(texts(labels), body)

  it('judges the places that the pupil chose', () => {
    const swapped = saved(['jezgra', 'vakuola', null])
    expect(isKeyChanged(keyed(body), keyed(swapped))).toBe(true)
    const today = withTodaysKey(keyed(body), keyed(swapped))
    const answer = { kind: 'spot', places: { a: 'c', b: 'a' } } as const
    expect(today && judgeAnswer(today, null, answer).outcome).toBe('right')
  })

  it('is not one when a place without a label comes or a place moves', () => {
    const moved = { ...body, points: body.points.map((one) => ({ ...one, x: one.x + 1 })) }
    const more = { ...body, points: [...body.points, { x: 90, y: 10 }] }
    for (const one of [moved, more])
      expect(isKeyChanged(keyed(body), keyed(keepIds(one, body)))).toBe(false)
  })

  it('does not reach a place that was not asked', () => {
    const elsewhere = {
      ...body,
      points: [
        ...texts(['vakuola', null, null]).points,
        { x: 90, y: 10, label: { text: 'jezgra' } },
      ],
    }
    expect(withTodaysKey(keyed(body), keyed(keepIds(elsewhere, body)))).toBeNull()
  })
})

it.each([
  ['Jezgra je na mjestu A.', true],
  ['Slovo A je jezgra.', true],
  ['A je jezgra, a vakuola je veća.', true],
  ['Jezgra (A) upravlja stanicom.', true],
  ['Slovo A označava jezgru.', true],
  ['A pokazuje jezgru.', true],
  ['Jezgra je kod slova A jer je okrugla.', true],
  ['Kod A nalazi se jezgra.', true],
  ['Uz A stoji jezgra.', true],
  ['Jezgra? To je A.', true],
  ['Vakuola je pod c.', true],
  ['Vakuola je na slovu „c”.', true],
  ['Vakuola\nC', true],
  ['Jezgra je gore lijevo.', true],
  ['A gdje je jezgra?', false],
  ['I jezgra je važna. A vakuola je puna vode.', false],
  ['Jezgra i vakuola nisu iste boje.', false],
  ['Jezgra upravlja stanicom.', false],
  ['Jezgra nije na mjestu B.', false],
])('„%s” reveals the key: %s', (reply, isTold) => expect(createLeakCheck(body)(reply)).toBe(isTold))
