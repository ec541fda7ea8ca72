import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionPreview } from '@/components/learning/quiz/editing/preview'
import '@/components/learning/quiz/editing/previewed-question'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { previewContract } from '@/lib/content/questions/editing/contract'
import { answer, sentInputs, settle } from '../../support/network'
import { fakeIntersectionObserver } from '../../support/sight'

const preview = apiCallOf(previewContract)
const values = {
  text: 'Koliko je {a} + 1?',
  body: { kind: 'single' as const, choices: [] },
  explanation: null,
  numbers: 'a: 2..9',
}

afterEach(() => vi.unstubAllGlobals())

test('a question’s preview is fetched, with its draws, when it comes near', async () => {
  const { come } = fakeIntersectionObserver()
  const draws = [{ values: 'a = 3', text: 'Koliko je 3 + 1?', answer: '4' }]
  answer(preview, { question: null, judgement: null, faults: [], warnings: [], draws } as never)
  vi.useFakeTimers()
  render(<QuestionPreview values={values} />)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(sentInputs(preview)).toEqual([])
  expect(screen.getByText('Učitavam...')).toBeTruthy()
  act(come)
  await settle()
  await settle()
  expect(sentInputs(preview)).toHaveLength(1)
  expect(screen.getByRole('cell', { name: 'a = 3' })).toBeTruthy()
})
