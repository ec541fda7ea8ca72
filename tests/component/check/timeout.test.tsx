import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Check } from '@/components/check/check'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../support/family'
import { impatient, swallow } from '../support/timeout'
import { button, refusal, sent, server, withoutMemory } from '../support/people'
import { answeredTo, prompts, runOf } from './run'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))
vi.mock('@/components/lesson-state/use-lesson-state', () => ({
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

const asked = prompts.slice(0, 1)
const RUN = runOf({ questions: asked })
const ANSWERED = answeredTo({ text: 'Voda teče.', marks: [] })

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
  const paths = { scriptPath: '/a/skripta', lessonPath: '/a' }
  render(<Check lessonId={idOf('70')} isSpoken={false} prompts={asked} {...paths} />)
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
  await press('Usporedi')
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom\..* Tvoj je tekst sačuvan\.$/)
  expect(area().value).toBe('Voda teče.')
  server.mockResolvedValueOnce(ANSWERED)
  await press('Usporedi')
  expect(screen.getByRole('region', { name: 'Usporedba s uzornim odgovorom' })).toBeTruthy()
})

it('what is kept is what was sent: nothing can be typed that would be lost', async () => {
  await begin()
  swallowed()
  write('Voda teče.')
  expect(area().readOnly).toBe(false)
  await press('Usporedi')
  expect(area().readOnly).toBe(true)
  await pass(15_000)
  expect(area().readOnly).toBe(false)
})

it('ticks that are swallowed stay as they are, and can be sent again', async () => {
  await begin()
  server.mockResolvedValueOnce(ANSWERED)
  write('Voda teče.')
  await press('Usporedi')
  const [, tick] = screen.getAllByRole<HTMLInputElement>('checkbox')
  if (!tick) throw new Error('Nothing to tick')
  fireEvent.click(tick)
  swallowed()
  await press('Pogledaj sve')
  await pass(15_000)
  expect(alert()).toMatch(/Tvoje su kvačice još ovdje\.$/)
  expect(tick.checked).toBe(true)
  server.mockResolvedValueOnce({ ...ANSWERED, isDecided: true })
  await press('Pogledaj sve')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/ od 1 u potpunosti$/)
})

it('a question that is gone, and a swallowed look for the next, lead back to the beginning', async () => {
  await begin()
  server.mockRejectedValueOnce(refusal(404, 'Pitanje nije pronađeno'))
  swallowed()
  write('Voda teče.')
  await press('Usporedi')
  await pass(15_000)
  expect(button('Počni')).toBeTruthy()
  expect(sent()).toHaveLength(3)
})
