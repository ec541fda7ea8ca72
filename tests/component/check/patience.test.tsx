import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Check } from '@/components/check/check'
import type { CheckRun, CheckVerdict } from '@/lib/learning/check/model'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { impatient, swallow } from '../support/patience'
import { button, refusal, sent, server, withoutMemory } from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/users/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))
vi.mock('@/components/learning/lesson-state/use-lesson-state', () => ({
  useLessonState: () => null,
}))

withoutMemory()
beforeEach(() => {
  vi.useFakeTimers()
  impatient()
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => void vi.useRealTimers())

const prompts = [{ _id: idOf('80'), html: 'Što je rijeka?' }]
const RUN: CheckRun = { runId: idOf('71'), questions: prompts, verdicts: [], runsLeft: 2 }
const VERDICT: CheckVerdict = {
  checkQuestionId: idOf('80'),
  text: 'Voda teče.',
  outcome: 'right',
  hit: [],
  missing: [],
  slips: [],
  modelAnswer: 'Voda koja teče.',
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(button(name))
  await pass(0)
}
const swallowed = () =>
  server.mockImplementationOnce(((...[, , options]: unknown[]) =>
    swallow(options as never)) as never)
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const write = (text: string) => fireEvent.change(area(), { target: { value: text } })
const alert = () => screen.getByRole('alert').textContent

const show = () => {
  useUser.setState({ user: pupilOf({ hasSubscription: true }) })
  render(<Check lessonId={idOf('70')} prompts={prompts} scriptPath="/a/skripta" lessonPath="/a" />)
}
const begin = async () => {
  show()
  server.mockResolvedValueOnce(RUN)
  await press('Počni')
}

it('a start that is swallowed gives the button back, with a sentence', async () => {
  show()
  swallowed()
  await press('Počni')
  await pass(14_999)
  expect(button('Otvaram...')).toBeTruthy()
  await pass(1)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  server.mockResolvedValueOnce(RUN)
  await press('Počni')
  expect(area().value).toBe('')
})

it('an answer that is swallowed stays in its field, and can be sent again', async () => {
  await begin()
  swallowed()
  write('Voda teče.')
  await press('Provjeri')
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom\..* Tvoj je tekst sačuvan\.$/)
  expect(area().value).toBe('Voda teče.')
  server.mockResolvedValueOnce(VERDICT)
  await press('Provjeri')
  expect(screen.getByRole('region', { name: 'Rezultat: Točno' })).toBeTruthy()
})

it('what is judged is what was sent: nothing can be typed that would be lost', async () => {
  await begin()
  swallowed()
  write('Voda teče.')
  expect(area().readOnly).toBe(false)
  await press('Provjeri')
  expect(area().readOnly).toBe(true)
  await pass(15_000)
  expect(area().readOnly).toBe(false)
})

it('a question that is gone, and a swallowed look for the next, lead back to the beginning', async () => {
  await begin()
  server.mockRejectedValueOnce(refusal(404, 'Pitanje nije pronađeno'))
  swallowed()
  write('Voda teče.')
  await press('Provjeri')
  await pass(15_000)
  expect(button('Počni')).toBeTruthy()
  expect(sent()).toHaveLength(3)
})
