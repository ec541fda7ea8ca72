import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import '@/components/learning/fun-quizzes/fun-question-editor'
import { FunQuestionsField } from '@/components/learning/fun-quizzes/fun-questions-field'
import type { FunQuestion } from '@/lib/learning/fun-quizzes/editing/contract'
import { previewContract } from '@/lib/content/questions/editing/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { answer, settle } from '../../support/network'
import { fakeIntersectionObserver } from '../../support/sight'

const question = (text: string): FunQuestion => ({
  ...{ _id: crypto.randomUUID(), text, explanation: null },
  body: { kind: 'true-false', isTrue: true, wrongFeedback: null, rightFeedback: null },
})

/** Renders the questions and returns their current values. */
function edit(start: FunQuestion[]) {
  answer(apiCallOf(previewContract), {
    ...{ question: null, judgement: null, draws: [], warnings: [] },
    faults: [{ field: 'body', message: 'Nedostaje razlog.' }],
  })
  let now = start
  function Host() {
    const [value, setValue] = useState(start)
    now = value
    return <FunQuestionsField value={value} onChange={setValue} />
  }
  const { come } = fakeIntersectionObserver()
  render(<Host />)
  return { come, now: () => now, texts: () => now.map(({ text }) => text) }
}

afterEach(() => vi.unstubAllGlobals())

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('questions are moved, duplicated and removed by buttons', async () => {
  const { texts, now } = edit([question('Roda?'), question('Noj?')])
  await press('2. gore')
  await press('Dupliciraj 1.')
  expect(texts()).toEqual(['Noj?', 'Noj?', 'Roda?'])
  expect(new Set(now().map(({ _id }) => _id)).size).toBe(3)
  await press('Ukloni 1.')
  expect(texts()).toEqual(['Noj?', 'Roda?'])
})

test('a new question opens with the lesson editor and lists what is missing', async () => {
  const { now, come } = edit([])
  await press('Dodaj pitanje')
  fireEvent.change(screen.getByLabelText('Pitanje'), { target: { value: 'Tko **leti**?' } })
  fireEvent.change(screen.getByLabelText('Vrsta i odgovori'), { target: { value: 'true-false' } })
  expect(now()).toMatchObject([{ text: 'Tko **leti**?', body: { kind: 'true-false' } }])
  act(come)
  expect(await screen.findByText('Nedostaje razlog.', {}, { timeout: 3_000 })).toBeTruthy()
})
