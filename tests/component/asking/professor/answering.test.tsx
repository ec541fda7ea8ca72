import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AnswerForm } from '@/components/asking/professor/answering/answer-form'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { apiCallOf } from '@/lib/platform/http/api-call'
import {
  answerQuestionContract,
  saveAnswerDraftContract,
  draftReplyContract,
  listTemplatesContract,
} from '@/lib/asking/professor/answering/contract'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { idOf } from '../../support/family'
import { answer, bodies, refuse, settle } from '../../support/network'
import { press } from '../../support/person'

const question: QuestionForAdmin = {
  ...{ _id: idOf('10'), text: 'Zašto?', createdAt: '2026-11-20T10:00:00.000Z', lesson: null },
  ...{ promisedAt: '2026-11-21T10:00:00.000Z', hasPicture: false, isSeen: false },
  ...{ answeredAt: null, takenBy: null, isMine: false, hasDraft: false, answeredBy: null },
  ...{ distress: null, familyId: null },
  ...{ question: null, ownAnswer: [], outcome: null, questionId: null, key: [], canDraft: false },
  ...{ draft: 'Nacrt', answer: null, knowledgeId: null },
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Odgovor učeniku' })

async function open(changes: Partial<QuestionForAdmin> = {}) {
  answer(apiCallOf(listTemplatesContract), [{ _id: idOf('1'), name: 'Skripta', text: 'Pročitaj.' }])
  answer(editorApiCalls.preview, { html: '<strong>Zato</strong>', faults: [] })
  answer(apiCallOf(saveAnswerDraftContract), { success: true })
  render(<AnswerForm question={{ ...question, ...changes }} />)
  await settle()
}

it('continues with the draft, and appends a template', async () => {
  await open()
  expect(text().value).toBe('Nacrt')
  await press('Skripta')
  expect(text().value).toBe('Nacrt\n\nPročitaj.')
})

it('the second admin reads the first answer, and keeps their own text', async () => {
  await open()
  fireEvent.change(text(), { target: { value: 'Moj odgovor' } })
  const first = { ...question, answer: 'Prvi odgovor', answeredBy: 'iva@iskra.test' }
  refuse(apiCallOf(answerQuestionContract), 409, 'Netko je već odgovorio na ovo pitanje.', {
    current: { question: first },
  })
  await press('Pošalji odgovor')
  expect(bodies(apiCallOf(answerQuestionContract))).toEqual([{ answer: 'Moj odgovor' }])
  expect(screen.getByText('Netko je već odgovorio na ovo pitanje.')).toBeTruthy()
  expect(screen.getByText('Prvi odgovor')).toBeTruthy()
  expect(text().value).toBe('Moj odgovor')
})

it('a drafted answer is appended to the text, and nothing is sent', async () => {
  await open({ canDraft: true })
  answer(apiCallOf(draftReplyContract), { text: 'Prijedlog.' })
  await press('Predloži odgovor')
  expect(text().value).toBe('Nacrt\n\nPrijedlog.')
  expect(bodies(apiCallOf(answerQuestionContract))).toEqual([])
})
