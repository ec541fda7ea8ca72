import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyFields } from '@/components/learning/quiz/kinds/lazy-fields'
import { AnswerFields, preloadFields } from '@/components/learning/quiz/answer-fields'
import { settle } from '../../support/network'
import { questionOf } from '../../support/quiz'

const props = {
  question: questionOf('matching'),
  answer: undefined,
  judged: undefined,
  onChange: () => undefined,
}

it('the fields of a preloaded kind are drawn at once', async () => {
  await preloadFields([props.question])
  render(<AnswerFields {...props} />)
  expect(screen.queryByRole('list', { name: 'Pojmovi' })).not.toBeNull()
})

it('loading is repeated when the connection is back', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => () => <p>polja</p>)
  load.mockRejectedValueOnce(new Error('offline'))
  const Fields = lazyFields<'matching'>(load)
  await act(async () => void render(<Fields {...props} />))
  expect(screen.getByRole('status').textContent).toBe('Učitavam odgovore')
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void window.dispatchEvent(new Event('online')))
  vi.useRealTimers()
  await settle()
  expect(await screen.findByText('polja')).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})
