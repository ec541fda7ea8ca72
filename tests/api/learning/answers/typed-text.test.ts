import { expect, test } from 'vitest'
import { INJECTIONS } from '@/tests/fixtures/injections'
import { callForAnswer } from '../../support/call'
import { importCheckLesson, begin, newMember } from '../check/checks'
import type { Family } from '../../support/people'
import { handIn, keep, start } from '../exams/desk'

const probe = await importCheckLesson()

/**
 * Fields that every page renders as text
 * (tests/component/learning/lesson-state/typed-text.test.tsx).
 */
const TEXT_FIELDS = [
  'answer.text',
  'answers.*.text',
  'items.*.answer.text',
  'text',
  'page.title',
  'page.content',
  'items.*.page.title',
  'items.*.page.content',
  'notebookItem.page.title',
  'notebookItem.page.content',
]

/** Paths in an answer whose text contains the mark; indexes of lists and maps are `*`. */
function fieldsWith(value: unknown, mark: string, path: string[] = []): string[] {
  if (typeof value === 'string') return value.includes(mark) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsWith(inner, mark, [...path, /^\d+$|^[0-9a-f-]{36}$/.test(name) ? '*' : name]),
  )
}

const send = ({ pupil }: Family, method: 'GET' | 'POST', address: string, body?: object) =>
  callForAnswer(method, address, { ...(body && { body }), cookie: pupil.cookie })

test('text typed by a pupil is returned only in text fields, and unchanged', async () => {
  const family = await newMember()
  const { child } = family
  const { runId, questions } = await begin(family, probe.lessonId)
  const answers: unknown[] = []
  const said = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    expect(status).toBe(200)
    answers.push(body)
  }
  const texts = INJECTIONS.map(({ text }) => `pw ${text}`)
  const typed = texts.join(' ')
  for (const text of texts) {
    const answer = { kind: 'short', text: text.slice(0, 200) }
    await said(send(family, 'POST', `/pitanja/${probe.questionId('kratko')}/odgovor`, { answer }))
    const notebookItem = { source: 'skripta', page: { title: text.slice(0, 160), content: text } }
    await said(
      send(family, 'POST', '/korisnik/add-to-notebook', { korisnikId: child._id, notebookItem }),
    )
  }
  for (const { _id } of questions) {
    const body = { checkQuestionId: _id, text: typed }
    await said(send(family, 'POST', `/provjere/${runId}/odgovori`, body))
  }
  await said(send(family, 'GET', '/korisnik/greske'))
  await said(send(family, 'GET', '/korisnik/greske/radni-list'))
  const { _id: testId } = await start(family, probe.lessonId)
  const kept = { kind: 'short', text: texts[0] ?? '' } as const
  expect((await keep(family, testId, probe.questionId('kratko'), kept)).status).toBe(200)
  answers.push(await start(family, probe.lessonId))
  await said(handIn(family, testId))
  await said(send(family, 'GET', `/testovi/${testId}`))
  await said(send(family, 'GET', '/korisnik/biljeznica'))
  await said(send(family, 'GET', '/kartice/danas'))
  await said(send(family, 'POST', '/korisnik/me', { sub: child._id }))
  const found = new Set(answers.flatMap((body) => fieldsWith(body, 'pw')))
  for (const field of found) expect(TEXT_FIELDS).toContain(field)
  // Makes sure the mark is present, otherwise its absence elsewhere would prove nothing.
  for (const field of ['answers.*.text', 'items.*.answer.text', 'text', 'items.*.page.content']) {
    expect(found).toContain(field)
  }
  expect(JSON.stringify(answers)).toContain(JSON.stringify(typed).slice(1, -1))
})
