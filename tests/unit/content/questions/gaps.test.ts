import { describe, expect, it } from 'vitest'
import { readGiftFileInSteps } from '@/lib/content/questions/gift'
import {
  fillableGapsIn,
  joinTextAndPassage,
  splitPassage,
} from '@/lib/content/questions/kinds/gaps/passage'
import { judgeAnswer, judgeFinalAnswer } from '@/lib/content/questions/kinds/judges'
import { isKeyChanged, withTodaysKey } from '@/lib/content/questions/kinds/todays-key'
import { fillBody } from '@/lib/content/questions/kinds/bodies'
import { fillText } from '@/lib/content/questions/numbers/fill'
import { toPublicQuestion, type BodyOf } from '@/lib/content/questions/model'
import { rational } from '@/lib/platform/hr/rational'
import { SAMPLES } from '../../../support/kinds'

const { body } = SAMPLES.gaps
const judge = (gaps: Record<string, string>) => judgeAnswer(body, 'Zato.', { kind: 'gaps', gaps })

describe('an answer', () => {
  it.each<[Record<string, string>, string, number]>([
    [{ 1: 'sam', 2: '7', 3: 'Iva' }, 'right', 1],
    [{ 1: 'sam', 2: '7,0', 3: 'iva' }, 'right', 1],
    [{ 1: 'jesi', 2: '7', 3: 'Ana' }, 'partly', 1 / 3],
    [{ 2: '7' }, 'partly', 1 / 3],
    [{ 1: 'sam', 2: '7', 3: ' ' }, 'partly', 2 / 3],
    [{ 1: 'jesi', 2: '8', 3: 'Ana' }, 'wrong', 0],
  ])('%j is %s', (gaps, outcome, score) => {
    expect(judge(gaps)).toMatchObject({ outcome, explanation: 'Zato.' })
    expect(judge(gaps)).toHaveProperty('score', expect.closeTo(score, 9))
  })

  it('marks the gaps that are filled in, and gives their reasons', () => {
    expect(judge({ 1: 'jesi', 2: '7' })).toMatchObject({
      ...{
        marks: { 1: 'wrong', 2: 'right' },
        feedback: ['Uz „ja” stoji „sam”.'],
        feedbackChoices: ['1'],
      },
      correct: { kind: 'gaps', gaps: { 1: 'sam', 2: '7', 3: 'Iva' } },
    })
  })

  it('leaves a gap with only a space without a mark', () => {
    const judged = judge({ 1: 'sam', 2: '7', 3: ' ' })
    expect(judged).toHaveProperty('marks', { 1: 'right', 2: 'right' })
  })

  it('leaves a partly right gap without a mark', () => {
    const answers = [
      { text: 'pas', weight: 100, feedback: null },
      { text: 'psić', weight: 50, feedback: null },
    ]
    const typed: BodyOf<'gaps'> = {
      ...{ kind: 'gaps', passage: '[[1]] i [[2]]' },
      gaps: [
        { kind: 'short', answers },
        { kind: 'short', answers },
      ],
    }
    const gapsOf = { 1: 'psić', 2: 'pas' }
    expect(judgeAnswer(typed, null, { kind: 'gaps', gaps: gapsOf })).toMatchObject({
      ...{ outcome: 'partly', score: 0.75 },
      marks: { 2: 'right' },
    })
  })

  it('with a slip of spelling in one gap is right, with the right spelling', () => {
    const typed: BodyOf<'gaps'> = {
      ...{ kind: 'gaps', passage: '[[1]]' },
      gaps: [{ kind: 'short', answers: [{ text: 'kuća', weight: 100, feedback: null }] }],
    }
    expect(judgeAnswer(typed, null, { kind: 'gaps', gaps: { 1: 'kuca' } })).toMatchObject({
      ...{ outcome: 'spelling', score: 1, hint: 'Pazi na pisanje: „kuća”, a ne „kuca”.' },
    })
  })

  it.each([
    [{}, 'Popuni barem jednu prazninu.'],
    [{ 1: '  ' }, 'Popuni barem jednu prazninu.'],
    [{ 4: 'sam' }, 'Odabrani odgovor ne postoji u ovom pitanju.'],
    [{ ['__proto__x']: 'sam' }, 'Odabrani odgovor ne postoji u ovom pitanju.'],
    [{ 1: 'jest' }, '1. praznina: Odabrani odgovor ne postoji u ovom pitanju.'],
  ])('%j is not judged', (gaps, message) =>
    expect(judge(gaps)).toEqual({ outcome: 'invalid', message }),
  )

  it('names the gap in which a number is missing', () => {
    const judged = judge({ 1: 'sam', 2: 'sedam kila', 3: 'Iva' })
    expect(judged).toMatchObject({ outcome: 'invalid' })
    expect('message' in judged && judged.message).toMatch(/^2\. praznina: /)
  })
})

it('a test leaves out a gap whose number can’t be read, not the whole answer', () => {
  const answer = { kind: 'gaps' as const, gaps: { 1: 'sam', 2: 'sedam kila', 3: 'Iva' } }
  expect(judgeFinalAnswer(body, null, answer)).toMatchObject({
    ...{ outcome: 'partly', marks: { 1: 'right', 3: 'right' } },
  })
  const only = { kind: 'gaps' as const, gaps: { 2: 'sedam kila' } }
  expect(judgeFinalAnswer(body, null, only).outcome).toBe('invalid')
})

it('the shown question is the same for every key', () => {
  const head = { id: 'id', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false }
  const shown = (right: string) => {
    const choices = ['sam', 'jesi', 'smo'].map((text) => ({
      ...{ text, weight: text === right ? 100 : 0, feedback: `Zato ${right}.` },
    }))
    const [first, ...others] = choices.toSorted((a, b) => b.weight - a.weight)
    const gaps = [
      { kind: 'single' as const, choices: [first, ...others].flatMap((one) => one ?? []) },
    ]
    return toPublicQuestion(
      { ...head, body: { kind: 'gaps', passage: 'Ja [[1]].', gaps } },
      (text) => text,
    )
  }
  expect(shown('sam')).toEqual(shown('smo'))
  expect(shown('sam')).toMatchObject({ gaps: [{ options: ['jesi', 'sam', 'smo'] }] })
})

describe('the text of a file', () => {
  it.each([
    ['Dopuni.\n\nJa [[1]].', 'Dopuni.', 'Ja [[1]].'],
    ['Ja [[1]].\n\nTi [[2]].', 'Dopuni tekst.', 'Ja [[1]].\n\nTi [[2]].'],
    ['Jedan.\n\nDva.\n\n- [[1]]\n- [[2]]\n\nKraj.', 'Jedan.\n\nDva.', '- [[1]]\n- [[2]]\n\nKraj.'],
    ['Bez praznine.', 'Bez praznine.', ''],
  ])('%j is divided at the first paragraph with a gap', (whole, text, passage) => {
    expect(splitPassage(whole)).toEqual({ text, passage })
    if (passage) expect(splitPassage(joinTextAndPassage(text, passage))).toEqual({ text, passage })
  })

  it.each([
    ['Ja [[1]] i [[2]].', [1, 2]],
    ['$[[1]] + 2$ [[2]]', [2]],
    ['`[[1]]` ![[[2]]](/slike/pas) [vidi [[3]]](/a) [[4]]', [4]],
    ['**[[1]]**, | [[2]] |', [1, 2]],
    ['[[1]](https://x.hr) ![a [b] [[2]]](/slike/x) [[3]]', [3]],
  ])('in %j the gaps %j can be filled in', (text, gaps) =>
    expect(fillableGapsIn(text)).toEqual(gaps),
  )
})

/** What an import says of a question with gaps. */
function read(text: string, answers: string, tags = '[tag:praznine]') {
  const source = `// ${tags}\n::k::${text} {\n${answers}\n####Zato.\n}`
  const steps = readGiftFileInSteps(source, 'pitanja.gift')
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

describe('in GIFT', () => {
  it('answers begin with the number of their gap, and a tilde makes a list', () => {
    const file = read(
      'Dopuni.\\n\\nJa [[1]] [[2]], imam [[3]] godina.',
      '=1) sam\n~1) jesi#Ne.\n=2) Iva\n=%0%2) Ana#Nije.\n=3) 7',
      '[tag:praznine] [tag:velika-slova-praznina=2]',
    )
    expect(file.errors).toEqual([])
    expect(file.questions[0]).toMatchObject({
      text: 'Dopuni.',
      body: {
        passage: 'Ja [[1]] [[2]], imam [[3]] godina.',
        gaps: [
          {
            kind: 'single',
            choices: [
              { text: 'sam', weight: 100 },
              { text: 'jesi', weight: 0 },
            ],
          },
          {
            ...{ kind: 'short', isCaseSensitive: true },
            answers: [{ text: 'Iva' }, { text: 'Ana', weight: 0, feedback: 'Nije.' }],
          },
          { kind: 'number', unit: null, answers: [{ low: 7, high: 7 }] },
        ],
      },
    })
  })

  it.each([
    ['[[1]] [[1]]', '=1) a', 'mora svaka praznina biti jednom'],
    ['[[1]] [[3]]', '=1) a\n=3) b', 'mora svaka praznina biti jednom'],
    ['[[1]] $[[2]]$', '=1) a\n=2) b', 'Praznina ne može biti u formuli'],
    ['bez', '=1) a', 'mora svaka praznina biti jednom'],
    ['[[1]]', '=a', 'ne počinje brojem praznine'],
    ['[[1]]', '=99) a', 'ne počinje brojem praznine'],
    ['[[1]] [[2]]', '=2) a', '1. praznina: Nema odgovora.'],
    ['[[1]]', '=%50%1) a', '1. praznina: Nijedan odgovor nije točan.'],
    ['[[1]]', '~1) a\n~1) b', '1. praznina: Nijedan odgovor nije točan.'],
    ['[[1]]', '=1) a\n~1) a', '1. praznina: Dva su ponuđena odgovora jednaka'],
    ['[[1]]', '=1) a\n~1) $x^2$', 'ne može imati formulu'],
    ['[[1]]', '=1) a\n~%-50%1) b', 'ne može oduzimati bodove'],
    ['[[1]]', `=1) a\n~1) ${'b'.repeat(201)}`, 'dulji od 200 znakova'],
    [`[[1]] ${'a'.repeat(4_000)}`, '=1) a', 'Tekst je dulji od 4000 znakova'],
  ])('%j with %j is refused', (text, answers, fault) => {
    const { questions, errors } = read(text, answers)
    expect(questions).toEqual([])
    expect(errors.map(({ message }) => message).join(' ')).toContain(fault)
  })

  it('numbers of an attempt are filled into the text, its options and its keys', () => {
    const { questions, errors } = read(
      'Zbroj [[1]] je \\{a\\} + 2, a [[2]] je veći.',
      '=1) \\{\\=a+2\\}\n=2) \\{a\\}a\n~2) \\{\\=a+1\\}a',
      '[tag:praznine] [tag:brojevi=a: 3..9]',
    )
    expect(errors).toEqual([])
    const values = new Map([['a', rational(5n)]])
    const drawn = fillBody(questions[0]?.body as BodyOf<'gaps'>, {
      text: (text) => fillText(text, values),
      value: () => rational(7n),
    })
    expect(drawn).toMatchObject({
      passage: 'Zbroj [[1]] je 5 + 2, a [[2]] je veći.',
      gaps: [{ answers: [{ low: 7 }] }, { choices: [{ text: '5a' }, { text: '6a' }] }],
    })
  })
})

describe('a corrected key', () => {
  const corrected = structuredClone(body)
  const [first] = corrected.gaps
  if (first?.kind === 'single')
    first.choices = first.choices.map((one) => ({ ...one, weight: 100 - one.weight }))
  const keyed = (one: BodyOf<'gaps'>) => ({ body: one, numbers: null })

  it('judges what the pupil filled in', () => {
    expect(isKeyChanged(keyed(body), keyed(corrected))).toBe(true)
    const today = withTodaysKey(keyed(body), keyed(corrected))
    const answer = { kind: 'gaps' as const, gaps: { 1: 'jesi', 2: '7', 3: 'Iva' } }
    expect(today && judgeAnswer(today, null, answer).outcome).toBe('right')
  })

  it('is not one when only the text, a reason or the order of options changes', () => {
    const reworded = structuredClone(body)
    reworded.passage = `Zdravo! ${body.passage}`
    const [gap] = reworded.gaps
    if (gap?.kind === 'single')
      gap.choices = gap.choices.map((one) => ({ ...one, feedback: 'Novo.' })).toReversed()
    expect(isKeyChanged(keyed(body), keyed(reworded))).toBe(false)
  })

  it('does not reach an answer to which what is right today was not offered', () => {
    const other = structuredClone(body)
    const [gap] = other.gaps
    if (gap?.kind === 'single')
      gap.choices = [
        ...gap.choices.map((one) => ({ ...one, weight: 0 })),
        { text: 'jesam', weight: 100, feedback: null },
      ]
    expect(withTodaysKey(keyed(body), keyed(other))).toBeNull()
  })

  it('does not reach a text whose gaps have moved', () => {
    const moved = { ...body, passage: 'Ja sam [[1]], imam [[2]] godina, a zovem se [[3]].' }
    expect(withTodaysKey(keyed(body), keyed(moved))).toBeNull()
  })

  it('does not reach a text with other gaps, or an option that is gone', () => {
    const fewer = { ...body, gaps: body.gaps.slice(1) }
    expect(withTodaysKey(keyed(body), keyed(fewer))).toBeNull()
    const other = structuredClone(corrected)
    const [gap] = other.gaps
    if (gap?.kind === 'single') gap.choices = gap.choices.slice(0, 1)
    expect(withTodaysKey(keyed(body), keyed(other))).toBeNull()
  })
})
