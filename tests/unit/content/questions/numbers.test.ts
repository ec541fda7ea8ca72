import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseGift } from '../../../support/parse-gift'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import {
  toPublicQuestion,
  type QuestionBody,
  type StoredQuestion,
} from '@/lib/content/questions/model'
import { checkNumbers } from '@/lib/content/questions/numbers/check'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { drawValues, MAX_TRIES } from '@/lib/content/questions/numbers/draw'
import { fillText } from '@/lib/content/questions/numbers/fill'
import { parseNumbersPlan } from '@/lib/content/questions/numbers/plan'
import { CalculationError, toFloat } from '@/lib/content/questions/calculation/arithmetic'
import { seededRandom } from '@/lib/content/questions/shuffle'
import { rational, rationalOfNumber } from '@/lib/platform/hr/rational'
import { toGift } from '@/lib/editing/transfer/export/write-gift'

const valuesOf = (numbers: string, seed = 1) =>
  Object.fromEntries(
    [...drawValues(parseNumbersPlan(numbers), seededRandom(seed))].map(([name, value]) => [
      name,
      toFloat(value),
    ]),
  )

describe('drawn numbers', () => {
  it.each<[string, (values: Record<string, number>) => boolean]>([
    ['a: 2..9', ({ a = 0 }) => a >= 2 && a <= 9 && Number.isInteger(a)],
    ['a: 10..100 korak 10', ({ a = 0 }) => a % 10 === 0 && a >= 10 && a <= 100],
    ['a: 0,5..2,5 korak 0,5', ({ a = 0 }) => (a * 2) % 1 === 0 && a >= 0.5 && a <= 2.5],
    ['a: −3..3', ({ a = 0 }) => a >= -3 && a <= 3],
    ['a: 2, 3, 5', ({ a = 0 }) => [2, 3, 5].includes(a)],
    ['a: 0,5 | 1.5', ({ a = 0 }) => [0.5, 1.5].includes(a)],
    ['a: 2..9; b: 2..9; a != b', ({ a, b }) => a !== b],
    ['a: 2..9\nb: 2..9\np: a·b\np ≤ 20', ({ a = 0, b = 0, p }) => p === a * b && a * b <= 20],
    ['a: 1..60; mod(a, 7) = 0', ({ a = 1 }) => a % 7 === 0],
  ])('%s', (numbers, fits) => {
    const draws = Array.from({ length: 60 }, (_, seed) => valuesOf(numbers, seed))
    expect(draws.filter((draw) => !fits(draw))).toEqual([])
    expect(new Set(draws.map((draw) => JSON.stringify(draw))).size).toBeGreaterThan(1)
    expect(valuesOf(numbers, 7)).toEqual(valuesOf(numbers, 7))
  })

  it.each([
    ['', 'Nijedan broj'],
    ['p: 3*4', 'Nijedan broj'],
    ['a', 'nije ni broj'],
    ['A: 2..9', 'Ime „A” nije dobro'],
    ['sqrt: 2..9', 'Ime „sqrt” nije dobro'],
    ['a: 2..9; a: 3..4', 'navedeno je dvaput'],
    ['a: 9..2', 'počinje iza svojeg kraja'],
    ['a: 2..9 korak 0', 'veći od nule'],
    ['a: 1..2000000', 'prevelik'],
    ['a: ', 'nema vrijednosti'],
    ['a: 1..1000000; b: 1..1000000; c: 1..1000000', 'previše'],
    [Array.from({ length: 21 }, (_, i) => `a${i}: 1..2`).join('\n'), 'više od 20'],
  ])('refuses %j: %s', (numbers, message) => {
    expect(() => parseNumbersPlan(numbers)).toThrow(CalculationError)
    expect(() => parseNumbersPlan(numbers)).toThrow(message)
  })

  it('throws only its own error for any text, and always terminates', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', ':', ';', '..', '1', '9', '1000000', ' korak ', '0.5', '*', '^', '/', '<', '='],
      ...['!=', ',', ' ', '\n', 'gcd(', ')', 'sqrt('],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        try {
          expect(
            drawValues(parseNumbersPlan(pieces.join('')), seededRandom(1)).size,
          ).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(CalculationError)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('gives up after the maximum number of tries', () => {
    const plan = parseNumbersPlan('a: 1..1000; b: 1..1000; a*b = 0')
    expect(plan.size).toBeGreaterThan(MAX_TRIES)
    expect(() => drawValues(plan, seededRandom(1))).toThrow('ne ispunjava nijedna')
  })

  it('stops checking after its time limit, and reports if that was too short', () => {
    const checked = (numbers: string) => {
      let milliseconds = 0
      const ofQuestion = { ...area, text: 'Koliko je {a}?', numbers }
      const { draws, faults } = checkNumbers(ofQuestion, () => [], { clock: () => milliseconds++ })
      return { tries: milliseconds, faults, draws: draws.length }
    }
    const late = 'Brojevi: provjera uvjeta traje predugo. Skrati račune ili suzi raspone.'
    const never = checked('a: 1..1000; b: 1..1000; a*b = 0')
    expect(never).toEqual({ tries: expect.any(Number) as number, faults: [late], draws: 0 })
    expect(never.tries).toBeLessThan(300)
    // Draws found within the time limit are enough.
    expect(checked('a: 1..1000; b: 1..1000; mod(a, 4) = 0')).toMatchObject({ faults: [] })
  })
})

describe('a text', () => {
  const values = new Map([
    ['a', rational(3n)],
    ['b', rational(-4n)],
    ['x', rationalOfNumber(0.5)],
    ['n', rational(12345n)],
    ['m', rational(100n)],
  ])
  it.each([
    ['Zbroji {a} i {b}.', 'Zbroji 3 i −4.'],
    ['{x} kg i {n} g', '0,5 kg i 12\u00a0345 g'],
    ['{=a*b} i {=a/8}', '−12 i 0,375'],
    ['{=a/7}', '3/7'],
    ['{a|jabuka|jabuke|jabuka} i {m|kruška|kruške|krušaka}', '3 jabuke i 100 krušaka'],
    ['$\\frac{a}{b}$', '$\\frac{3}{-4}$'],
    ['$\\frac\u007bx}{=a+1}$', '$\\frac{0{,}5}{4}$'],
    ['$2^{a} \\cdot {b}$', '$2^{3} \\cdot {-4}$'],
    ['$5\\ \\text{m}$ i $m$', '$5\\ \\text{m}$ i $m$'],
    ['${n}$ i ${=-n-x}$', '${12\\,345}$ i ${-12\\,345{,}5}$'],
    ['$\\frac{=a/7}{2}$', '$\\frac{\\frac{3}{7}}{2}$'],
    ['{nepoznato} i {A}', '{nepoznato} i {A}'],
  ])('%j becomes %j', (text, said) => expect(fillText(text, values)).toBe(said))

  it('shows no root and no unreadably long number', () => {
    expect(() => fillText('{=sqrt(2)}', values)).toThrow('zaokruži')
    expect(() => fillText('{=10^12}', values)).toThrow('prevelik')
    expect(fillText('{=round(sqrt(2), 2)}', values)).toBe('1,41')
  })
})

const area: StoredQuestion = {
  id: '0199a2f0-0000-7000-8000-000000000000',
  slug: 'povrsina',
  text: 'Kolika je površina pravokutnika sa stranicama {a} cm i {b} cm?',
  body: {
    kind: 'number',
    unit: 'cm²',
    answers: [
      { low: 0, high: 0, formula: 'a*b', weight: 100, feedback: 'Tako je: ${a} \\cdot {b}$.' },
      { low: 0, high: 0, formula: '2*(a+b)', weight: 0, feedback: 'To je opseg: {=2*(a+b)} cm.' },
    ],
  },
  explanation: 'Površina je {=a*b} cm².',
  isBonus: false,
  numbers: 'a: 3..12\nb: 3..12\na < b\na*b != 2*(a+b)',
}

describe('a drawn question', () => {
  it('is the same in one attempt, judged by its own key, and differs in others', () => {
    const attempts = Array.from({ length: 40 }, (_, index) => `krug ${index}`)
    for (const attempt of attempts) {
      const question = withDrawnNumbers(area, attempt)
      expect(question).toEqual(withDrawnNumbers(area, attempt))
      const [, a = 0, b = 0] = /(\d+) cm i (\d+) cm/.exec(question.text)?.map(Number) ?? []
      const judged = (text: string) =>
        judgeAnswer(question.body, question.explanation, { kind: 'number', text })
      expect(judged(`${a * b} cm²`)).toMatchObject({
        outcome: 'right',
        feedback: [`Tako je: \${${a}} \\cdot {${b}}$.`],
        explanation: `Površina je ${a * b} cm².`,
      })
      expect(judged(String(2 * (a + b)))).toMatchObject({ outcome: 'wrong' })
    }
    expect(
      new Set(attempts.map((attempt) => withDrawnNumbers(area, attempt).text)).size,
    ).toBeGreaterThan(20)
    expect(withDrawnNumbers(area, NO_ATTEMPT)).toEqual(withDrawnNumbers(area, NO_ATTEMPT))
  })

  it('reveals only its numbers to a browser', () => {
    const shown = JSON.stringify(toPublicQuestion(withDrawnNumbers(area, 'krug'), (text) => text))
    expect(shown).not.toMatch(/a\*b|\{a|numbers|formula|opseg/)
    expect(JSON.parse(shown)).toMatchObject({ isDrawn: true })
  })

  it('without changing numbers is unchanged, including braces', () => {
    const plain = { ...area, numbers: null, text: 'Skup {a}' }
    const { numbers: _, ...rest } = plain
    expect(withDrawnNumbers(plain, 'krug')).toEqual({ ...rest, isDrawn: false })
  })
})

const WHOLE = `// [tag:brojevi=a: 2..9; b: 3..12 korak 3; a != b] [tag:jedinica=cm]
::opseg::[markdown]Koliki je opseg pravokutnika \\{a\\} cm puta \\{b\\} cm? {
=\\{\\=2*(a+b)\\}#Tako je.
=%0%\\{\\=a+b\\}#Samo dvije stranice.
=%0%\\{\\=a*b+100\\}\\:0.5#To je površina.
####Opseg je $2 \\cdot (\\{a\\} + \\{b\\}) \\= \\{\\=2*(a+b)\\}$ cm.
}
`

describe('GIFT', () => {
  const read = (source: string) => parseGift(source, 'pitanja.gift')
  test('changing numbers survive a round trip', () => {
    const { questions, errors, warnings } = read(WHOLE)
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
    expect(questions).toMatchObject([
      {
        numbers: 'a: 2..9\nb: 3..12 korak 3\na != b',
        body: {
          kind: 'number',
          unit: 'cm',
          answers: [
            { formula: '2*(a+b)', low: 0, high: 0, weight: 100 },
            { formula: 'a+b', weight: 0 },
            { formula: 'a*b+100', low: -0.5, high: 0.5, weight: 0 },
          ],
        },
      },
    ])
    expect(toGift(questions)).toBe(WHOLE)
  })

  const choice = (numbers: string, right: string, wrong: string, racun = '') =>
    `// [tag:brojevi=${numbers}]${racun && ` [tag:racun=${racun}]`}
::k::Koliko je \\{a\\} + \\{b\\}? {\n=${right}#Da.\n~${wrong}#Ne.\n~0#Ne.\n}`
  const sum = '\\{\\=a+b\\}'
  const product = '\\{\\=a*b\\}'

  test('options can be calculations, and racun is checked in every draw', () => {
    expect(read(choice('a: 3..9; b: 3..9', sum, product, 'a+b')).errors).toEqual([])
  })

  it.each([
    ['an unknown name', choice('a: 3..9; b: 3..9', '\\{\\=a+c\\}', product), 'nepoznato ime „c”'],
    ['options that meet', choice('a: 2..3; b: 2..3', sum, product), 'ponuđena odgovora jednaka'],
    ['another racun', choice('a: 3..9; b: 3..9', sum, product, 'a*b'), 'Račun „a.b” daje'],
    ['impossible conditions', choice('a: 3..9; b: 3..9; a > 9', sum, product), 'manje od dviju'],
    ['one draw only', choice('a: 3..3; b: 4..4', sum, product), 'manje od dviju'],
    [
      'conditions that hardly ever hold',
      choice('a: 1..3000; b: 1..3000; a+b < 9', sum, '\\{\\=a*b+a+b\\}'),
      // The last on a machine so busy that the search for draws takes longer than it may.
      'manje od dviju|premalo|traje predugo',
    ],
    ['a division by zero', choice('a: 0..5; b: 3..9', sum, '\\{\\=b/a\\}'), 'dijeljenje nulom'],
    ['numbers that nobody sees', choice('c: 3..9', '7', '8').replace(/\\{.\\}/g, '3'), 'ne vide'],
    ['no numbers', choice('', sum, product), 'nema vrijednost'],
    [
      'a key that nobody can type',
      WHOLE.replace('2*(a+b)\\}#Tako', 'a/7+b/11\\}#Tako'),
      'ne može upisati',
    ],
    ['a bomb', WHOLE.replaceAll('a*b+100', 'a^900^900'), 'prevelik'],
    [
      'a key that is a mistake too',
      WHOLE.replace('a*b+100\\}\\:0.5', '2*a+2*b\\}'),
      'unutar točnog odgovora',
    ],
  ])('refuses %s, with the line', (_, source, message) => {
    const { questions, errors } = read(`\n\n${source}`)
    expect(questions).toEqual([])
    expect(errors.map((error) => error.message).join()).toMatch(new RegExp(message))
    expect(errors.every(({ line }) => line === 4)).toBe(true)
  })

  test('a short answer with a word stays a short answer', () => {
    const words = `// [tag:brojevi=a: 2..9]\n::k::Što je \\{a\\}? {\n=broj\n####Broj.\n}`
    expect(read(words).questions).toMatchObject([{ body: { kind: 'short' } }])
  })
})

test('checking arbitrary numbers takes limited time', () => {
  const slow = `(${Array.from({ length: 12 }, (_, i) => `1/(a^${i + 9}+${i})`).join('+')})`
  const body: QuestionBody = {
    kind: 'number',
    unit: null,
    answers: [{ low: 0, high: 0, formula: slow.slice(0, 190), weight: 100, feedback: null }],
  }
  const text = `${`{=${slow}} `.repeat(70)}{a}`
  const before = performance.now()
  checkNumbers({ numbers: 'a: 1..1000000', text, body, explanation: null }, () => [])
  expect(performance.now() - before).toBeLessThan(3_000)
})
