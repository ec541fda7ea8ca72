import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseGift } from '../../../support/parse-gift'
import { questionBodySchema } from '@/lib/content/questions/model'

const parse = (source: string) => parseGift(source, 'pitanja.gift')
/** The only question of a source, which must have no errors. */
const only = (source: string) => {
  const { questions, errors } = parse(source)
  expect(errors).toEqual([])
  expect(questions).toHaveLength(1)
  return questions[0]
}
const bodyOf = (source: string) => only(source)?.body

describe('kinds', () => {
  it('reads a single choice with weights and feedback', () => {
    expect(
      only('::zbroj::Koliko je $3 + 4$? {\n=7#Da.\n~%50%8#Skoro.\n~6#Ne\\: $a \\= b$.\n}'),
    ).toEqual({
      line: 1,
      key: 'zbroj',
      text: 'Koliko je $3 + 4$?',
      explanation: null,
      numbers: null,
      isBonus: false,
      calculation: null,
      body: {
        kind: 'single',
        choices: [
          { text: '7', weight: 100, feedback: 'Da.' },
          { text: '8', weight: 50, feedback: 'Skoro.' },
          { text: '6', weight: 0, feedback: 'Ne: $a = b$.' },
        ],
      },
    })
  })

  it('reads several answers by their weights', () => {
    const source =
      '::k::Koji? {\n~%33.33333%a#1\n~%33.33333%b#2\n~%33.33333%c#3\n~%-100%d#4\n####Svi.\n}'
    expect(only(source)).toMatchObject({
      explanation: 'Svi.',
      body: {
        kind: 'several',
        choices: [{ weight: 33.33333 }, {}, {}, { text: 'd', weight: -100, feedback: '4' }],
      },
    })
  })

  it.each([
    ['{T#krivo#točno}', true],
    ['{TRUE#krivo#točno}', true],
    ['{F#krivo#točno}', false],
    ['{FALSE#krivo#točno}', false],
  ])('reads %s with the feedback for a wrong answer first', (answer, isTrue) => {
    expect(bodyOf(`::k::Nula je parna. ${answer}`)).toEqual({
      kind: 'true-false',
      isTrue,
      wrongFeedback: 'krivo',
      rightFeedback: 'točno',
    })
  })

  it('reads a short answer with a variant, a partly right answer and a mistake', () => {
    const source =
      '::k::Grad? {\n=Zagreb#Da.\n=%100%grad Zagreb\n=%50%Zagrebu#Padež.\n=%0%Split#Ne.\n####E.\n}'
    expect(bodyOf(source)).toEqual({
      kind: 'short',
      answers: [
        { text: 'Zagreb', weight: 100, feedback: 'Da.' },
        { text: 'grad Zagreb', weight: 100, feedback: null },
        { text: 'Zagrebu', weight: 50, feedback: 'Padež.' },
        { text: 'Split', weight: 0, feedback: 'Ne.' },
      ],
    })
  })

  it('reads a lone text as a short answer', () => {
    expect(bodyOf('::k::Grad? {Zagreb ####E.}')).toMatchObject({ answers: [{ text: 'Zagreb' }] })
  })

  it.each<[string, number, number]>([
    ['=34', 34, 34],
    ['34', 34, 34],
    ['=-3.5', -3.5, -3.5],
    ['=3.14:0.01', 3.13, 3.15],
    ['=0.3:0.1', 0.2, 0.4],
    ['=1..5', 1, 5],
    ['1..5', 1, 5],
  ])('reads the number %s as %d to %d', (key, low, high) => {
    expect(bodyOf(`::k::Koliko? {#${key}\n####E.}`)).toEqual({
      kind: 'number',
      unit: null,
      answers: [{ low, high, weight: 100, feedback: null }],
    })
  })

  it('reads foreseen wrong numbers and the catch-all', () => {
    const source = '::k::Koliko? {#\n=34#Da.\n=%50%33#Skoro.\n=%0%17#Ne.\n~#Nešto drugo.\n####E.\n}'
    expect(bodyOf(source)).toMatchObject({
      answers: [
        { low: 34, weight: 100 },
        { low: 33, weight: 50 },
        { low: 17, weight: 0, feedback: 'Ne.' },
        { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, weight: 0, feedback: 'Nešto drugo.' },
      ],
    })
  })

  it('reads pairs, unescapes right sides, and separates distractors', () => {
    const source =
      '::k::Spoji. {\n=$\\frac\\{1\\}\\{2\\}$ -> 12\\:30\n=b -> $\\frac\\{1\\}\\{2\\} \\= x$\n= -> višak\n####E.\n}'
    expect(bodyOf(source)).toEqual({
      kind: 'matching',
      pairs: [
        { left: '$\\frac{1}{2}$', right: '12:30' },
        { left: 'b', right: '$\\frac{1}{2} = x$' },
      ],
      distractors: ['višak'],
    })
  })

  it.each(['=treće -> 3\n=prvo \\= 1 -> 1\n=$2$ -> 2', '=prvo \\= 1->1 =$2$->2 =treće->3'])(
    'reads items with positions, in any order of lines, as an ordering: %j',
    (items) => {
      expect(bodyOf(`// [tag:poredaj]\n::k::Poredaj. {\n${items}\n####E.\n}`)).toEqual({
        kind: 'ordering',
        items: ['prvo = 1', '$2$', 'treće'],
      })
    },
  )

  it('reads a gap in a sentence', () => {
    expect(only('::k::Grad {=Zagreb ####E.} je velik.')?.text).toBe('Grad _____ je velik.')
  })

  it.each([
    ['::k::Napiši sastavak. {}', 'Esejsko pitanje „k”'],
    ['Samo opis.', 'Opis „Samo opis.”'],
    ['$CATEGORY: matematika', 'Kategorija „matematika”'],
  ])('skips %j and reports it by name', (source, name) => {
    const { questions, errors, warnings } = parse(source)
    expect([questions, errors]).toEqual([[], []])
    expect(warnings).toEqual([{ line: 1, message: expect.stringContaining(name) }])
  })
})

describe('texts', () => {
  it('keeps LaTeX, two backslashes and line breaks', () => {
    expect(only('::k::$a \\\\neq \\frac\\{1\\}\\{2\\}$\\n\\nkraj {T#a#b}')?.text).toBe(
      '$a \\neq \\frac{1}{2}$\n\nkraj',
    )
  })

  it('keeps line breaks of [markdown] and joins lines of other formats', () => {
    expect(only('::k::[markdown]- a\n- b\n{T#a#b}')?.text).toBe('- a\n- b')
    expect(only('::k::a\nb {T#a#b}')?.text).toBe('a b')
  })

  it('gives each question its own format', () => {
    const { questions } = parse('::k::[markdown]a\nb {T#a#b}\n\n::l::a\nb {T#a#b}')
    expect(questions.map(({ text }) => text)).toEqual(['a\nb', 'a b'])
  })

  it.each(['html', 'plain'])('reads [%s] as Markdown with a warning', (format) => {
    const { questions, warnings } = parse(`::k::[${format}]Nula je parna, 1 < 2. {T#a#b}`)
    expect(questions).toHaveLength(1)
    expect(warnings).toEqual([{ line: 1, message: `k: Oblik [${format}] čita se kao Markdown.` }])
  })

  it('refuses HTML tags', () => {
    expect(parse('::k::[html]<p>Nula</p> {T#a#b}')).toMatchObject({
      questions: [],
      errors: [{ line: 1, message: 'k: HTML oznake nisu dopuštene. Tekst se piše u Markdownu.' }],
    })
  })
})

describe('tags', () => {
  it('reads tags above the question, on several lines', () => {
    const source =
      '// [tag:bonus]\n// [tag:racun=2*(12+5)] [tag:jedinica=cm]\n::k::Koliko? {#=34 ####E.}'
    expect(only(source)).toMatchObject({
      line: 3,
      isBonus: true,
      calculation: '2*(12+5)',
      body: { unit: 'cm' },
    })
  })

  it('does not apply tags to the next question', () => {
    const { questions } = parse('// [tag:bonus]\n::k::A {T#a#b}\n\n::l::B {T#a#b}')
    expect(questions.map(({ isBonus }) => isBonus)).toEqual([true, false])
  })

  it('reports an unknown tag', () => {
    expect(parse('// [tag:lako]\n::k::A {T#a#b}').warnings).toEqual([
      { line: 2, message: 'k: Nepoznata oznaka „lako”.' },
    ])
  })

  it.each([
    ['[tag:jedinica=kn]', '{#=34 ####E.}', 'Nepoznata mjerna jedinica „kn”.'],
    ['[tag:jedinica=cm]', '{T#a#b}', 'Oznaka „jedinica” vrijedi samo za pitanje s brojem.'],
    ['[tag:poredaj]', '{T#a#b}', 'Oznaka „poredaj” vrijedi samo za parove „stavka -> redni broj”.'],
    ['[tag:jedinica=]', '{#=34 ####E.}', 'Oznaka „jedinica” nema vrijednost.'],
    ['[tag:racun=1] [tag:racun=2]', '{#=2 ####E.}', 'Oznaka „racun” napisana je dvaput.'],
    ['[tag:racun=33]', '{#=34 ####E.}', 'Račun „33” daje 33, a ključ je 34.'],
    ['[tag:racun=33+]', '{#=34 ####E.}', 'Račun „33+”: račun nije dovršen.'],
  ])('refuses %s on %s', (tags, answer, message) => {
    expect(parse(`// ${tags}\n::k::Koliko? ${answer}`).errors).toContainEqual({
      line: 2,
      message: `k: ${message}`,
    })
  })
})

describe('places', () => {
  const good = '::dobro::Nula je parna. {T#a#b}'

  it('accepts a byte order mark, Windows line ends and spaces in blank lines', () => {
    const source = `\uFEFF// naslov\n\n${good}\n \t\n\n// [tag:bonus]\n::b::B {T#a#b}\n\n// kraj\n`
    for (const text of [source, source.replace(/\n/g, '\r\n'), source.replace(/\n/g, '\r')]) {
      const { questions, errors, warnings } = parse(text)
      expect([errors, warnings]).toEqual([[], []])
      expect(questions.map(({ key, line, isBonus }) => [key, line, isBonus])).toEqual([
        ['dobro', 3, false],
        ['b', 7, true],
      ])
    }
  })

  it.each<[string, number, RegExp]>([
    ['::k::Sat je 12:30. {T#a#b}', 3, /Neočekivan znak „:” u stupcu 15.*\\:/],
    ['::k::Koliko? {\n=7#Da.\n~$\\frac{1}{2}$#Ne.\n}', 5, /Neočekivan znak „\{”/],
    ['::k::Koliko? {\n=7#Da.\n~6#Ne.', 5, /nedostaje „}”/],
    ['::k::Koliko? {#=3,5 ####E.}', 3, /decimalna točka/],
    ['::k::Koliko? {\n=7#Da.\n~%150%6#Ne.\n}', 5, /Težina/],
    ['::k::A {T#a#b}\n::l::B {T#a#b}', 4, /Neočekivan znak/],
  ])('reports the correct line of %j and continues', (bad, line, message) => {
    const { questions, errors } = parse(`// prvi\n\n${bad}\n\n${good}`)
    expect(questions.map(({ key }) => key)).toEqual(['dobro'])
    expect(errors).toEqual([{ line, message: expect.stringMatching(message) }])
  })

  it('lists the errors of all questions', () => {
    const { errors } = parse(`::a::A: {T#a#b}\n\n${good}\n\n::b::B {T #a\n\n::c::C } {T#a#b}`)
    expect(errors.map(({ line }) => line)).toEqual([1, 5, 7])
  })

  it('refuses a key used twice, with both lines', () => {
    const { questions, errors } = parse(`${good}\n\n${good}`)
    expect(questions).toHaveLength(1)
    expect(errors).toEqual([{ line: 3, message: 'Ključ „dobro” već ima pitanje u retku 1.' }])
  })

  it.each(['', '\n\n', '// samo komentar'])('reports that %j has no questions', (source) => {
    expect(parse(source)).toEqual({
      questions: [],
      errors: [],
      warnings: [{ line: 1, message: 'U datoteci pitanja.gift nema pitanja.' }],
    })
  })
})

describe('arbitrary text', () => {
  const piece = fc.constantFrom(
    ...'=~#{}:\\%$ \n*',
    '::k::',
    '####E.',
    '->',
    '{T#a#b}',
    '{#=3 ####E.}',
    '%50%',
    '[html]',
    '// [tag:racun=1]\n',
    '\n\n',
    'tekst',
    '12',
    '..',
  )

  it('never throws, reports existing lines, and gives bodies that match the schema', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = pieces.join('')
        const { questions, errors, warnings } = parse(source)
        const last = source.split('\n').length
        for (const { line } of [...questions, ...errors, ...warnings]) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(last)
        }
        for (const { body } of questions) questionBodySchema.parse(body)
      }),
      { numRuns: 1000 },
    )
  })
})
