import { expect, it } from 'vitest'
import { toPublicQuestion, type QuestionBody } from '@/lib/content/questions/model'
import { optionsLine } from '@/lib/asking/search/knowledge/options-line'
import { spokenOrPlainLine } from '@/lib/asking/search/knowledge/to-plain-line'

const HEAD = { id: '1', slug: 'p', text: 'Koje su tvrdnje točne?', explanation: null }

const given = (body: unknown) =>
  optionsLine(
    toPublicQuestion(
      { ...HEAD, isBonus: false, isDrawn: false, body: body as QuestionBody },
      spokenOrPlainLine,
    ),
  )
const choice = (text: string) => ({ text, feedback: '', weight: 0 })

it.each([
  ['choices', { kind: 'single', choices: ['*bit*', '$7$ m'].map(choice) }, 'bit · 7 m'],
  ['what can be said', { kind: 'single', choices: ['![](/slike/a)', 'bajt'].map(choice) }, 'bajt'],
  [
    'the text around gaps',
    { kind: 'gaps', passage: 'Ja [[1]] **učenik** s $7$ m.', gaps: [] },
    'Ja … učenik s 7 m.',
  ],
  ['what is typed', { kind: 'short', answers: [{ text: 'Nil', weight: 1 }] }, ''],
])('lists %s in one line', (_, body, line) => {
  expect(given(body)).toBe(line)
})

it('lists the items to be paired, and never the right order', () => {
  const pairs = [
    { left: 'faraon', right: 'vladar' },
    { left: 'pisar', right: 'službenik' },
  ]
  expect(given({ kind: 'matching', pairs, distractors: [] })).toBe('faraon · pisar')
  const items = ['sjeme', 'klica', 'stablo', 'plod']
  const line = given({ kind: 'ordering', items })
  expect(line.split(' · ').toSorted()).toEqual(items.toSorted())
  expect(line.split(' · ')).not.toEqual(items)
})

it('is cut at a word', () => {
  const line = given({ kind: 'single', choices: Array(30).fill(choice('riječ dulja')) })
  expect(line.length).toBeLessThanOrEqual(160)
  expect(line).toMatch(/\S…$/)
})
