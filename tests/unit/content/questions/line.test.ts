import { describe, expect, it } from 'vitest'
import { readGiftFileInSteps } from '@/lib/content/questions/gift'
import { judgeAnswer, plausibleWrongAnswer } from '@/lib/content/questions/kinds/judges'
import { tickTexts, ticksWithin } from '@/lib/content/questions/kinds/line/scale'
import { isKeyChanged, withTodaysKey } from '@/lib/content/questions/kinds/todays-key'
import type { BodyOf } from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const { body } = SAMPLES.line

describe('an answer', () => {
  it.each([
    [3, 'right', ['Da.']],
    [1, 'wrong', ['To je jedna četvrtina.']],
    [2, 'wrong', []],
  ])('at tick %i is %s', (tick, outcome, feedback) =>
    expect(judgeAnswer(body, 'Zato.', { kind: 'line', tick })).toMatchObject({
      ...{ outcome, feedback, explanation: 'Zato.' },
      correct: { kind: 'line', tick: 3, text: '0,75' },
    }),
  )

  it.each([-1, 5, 40])('at tick %i, which is not there, is not judged', (tick) =>
    expect(judgeAnswer(body, null, { kind: 'line', tick }).outcome).toBe('invalid'),
  )
})

describe('a line', () => {
  it.each([
    [{ from: '0', to: '1', parts: 3 }, ['0', '1/3', '2/3', '1']],
    [{ from: '-2', to: '2', parts: 4 }, ['−2', '−1', '0', '1', '2']],
    [{ from: '0,1', to: '0,4', parts: 3 }, ['0,1', '0,2', '0,3', '0,4']],
    [{ from: '1/2', to: '1 1/2', parts: 2 }, ['0,5', '1', '1,5']],
    [{ from: 'a', to: '1', parts: 2 }, []],
  ])('%j has its ticks exactly', (scale, texts) => expect(tickTexts(scale)).toEqual(texts))

  it('finds a third, and all ticks within a tolerance', () => {
    const thirds = { from: '0', to: '2', parts: 6 }
    expect(ticksWithin(thirds, { low: 1 / 3, high: 1 / 3, written: '1/3' })).toEqual([1])
    expect(ticksWithin(thirds, { low: 0.5, high: 1.5 })).toEqual([2, 3, 4])
  })
})

describe('a plausible mistake', () => {
  const key = (value: number, weight: number) => ({
    low: value,
    high: value,
    weight,
    feedback: null,
  })
  const mistakeOf = (answers: BodyOf<'line'>['answers']) =>
    plausibleWrongAnswer({ ...body, answers })

  it('is a foreseen one, else the first tick that earns nothing', () => {
    expect(mistakeOf([key(0.75, 100), key(0.5, 0)])).toEqual({ kind: 'line', tick: 2 })
    expect(mistakeOf([key(0.75, 100)])).toEqual({ kind: 'line', tick: 0 })
    expect(mistakeOf([key(0, 100), key(0.25, 50)])).toEqual({ kind: 'line', tick: 2 })
  })

  it('is not a foreseen one that is right too', () =>
    expect(mistakeOf([key(0.75, 100), key(0.75, 0), key(1, 0)])).toEqual({ kind: 'line', tick: 4 }))
})

it('both ends are ticks, and the better of two values of one tick counts', () => {
  const ends = [0, 1].map((value) => ({ low: value, high: value, weight: 50, feedback: null }))
  const outcome = (tick: number) =>
    judgeAnswer({ ...body, answers: ends }, null, { kind: 'line', tick }).outcome
  expect([outcome(0), outcome(4), outcome(2)]).toEqual(['partly', 'partly', 'wrong'])
  const answers = [0, 100].map((weight) => ({ low: 0.5, high: 0.5, weight, feedback: null }))
  expect(judgeAnswer({ ...body, answers }, null, { kind: 'line', tick: 2 }).outcome).toBe('right')
})

/** What an import says of a question on a line. */
function read(line: string, answers: string) {
  const source = `// [tag:pravac=${line}]\n::k::Označi. {#\n${answers}\n####Zato.\n}`
  const steps = readGiftFileInSteps(source, 'pitanja.gift')
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

describe('in GIFT', () => {
  it('is a number with the line in a tag', () => {
    const { questions, errors } = read('0; 1; 8; 0, 8', '=0.75#Da.\n=%0%0.5#Ne.')
    expect(errors).toEqual([])
    expect(questions[0]?.body).toMatchObject({
      ...{ kind: 'line', from: '0', to: '1', parts: 8, labels: [0, 8] },
      answers: [
        { low: 0.75, weight: 100 },
        { low: 0.5, weight: 0, feedback: 'Ne.' },
      ],
    })
  })

  it.each([
    ['0; 1; 8', '=0.75', 'nije pravac'],
    ['0; 1; 8; 0, x', '=0.75', 'nije pravac'],
    ['0; 1; 1; 0, 1', '=0.5', 'mora imati od 2 do 40 dijelova'],
    ['0; 1; 41; 0, 1', '=0.5', 'mora imati od 2 do 40 dijelova'],
    ['1; 1; 4; 0, 4', '=1', 'mora biti manji od zadnjega'],
    ['0; a; 4; 0, 4', '=1', 'mora biti manji od zadnjega'],
    ['0; 1; 4; 0', '=0.5', 'barem dva broja'],
    ['0; 1; 4; 0, 5', '=0.5', 'nije na pravcu'],
    ['0; 1; 4; 0, 4', '=0.3', 'nije ni na jednoj crtici'],
    ['0; 1; 4; 0, 4', '=0.5:0.25', 'samo jedna crtica'],
    ['0; 1; 4; 0, 2, 4', '=0.5', 'već piše njezin broj, 0,5'],
  ])('%s with %s is refused', (line, answers, fault) => {
    const { questions, errors } = read(line, answers)
    expect(questions).toEqual([])
    expect(errors.map(({ message }) => message).join(' ')).toContain(fault)
  })
})

describe('a corrected key', () => {
  const keyed = (one: BodyOf<'line'>) => ({ body: one, numbers: null })
  const corrected: BodyOf<'line'> = {
    ...body,
    answers: [{ low: 0.5, high: 0.5, weight: 100, feedback: null }],
  }

  it('judges the tick that the pupil chose', () => {
    expect(isKeyChanged(keyed(body), keyed(corrected))).toBe(true)
    const today = withTodaysKey(keyed(body), keyed(corrected))
    expect(today && judgeAnswer(today, null, { kind: 'line', tick: 2 }).outcome).toBe('right')
  })

  it('is not one when only the shown values or a reason change', () => {
    const relabelled = { ...body, labels: [0, 1, 4] }
    expect(isKeyChanged(keyed(body), keyed(relabelled))).toBe(false)
  })

  it('does not reach another line', () =>
    expect(withTodaysKey(keyed(body), keyed({ ...corrected, parts: 8 }))).toBeNull())
})
