import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError, call } from '@/lib/http/client'
import { startRound } from '@/lib/quiz/quiz-progress'
import {
  B,
  C,
  check,
  choose,
  chosen,
  handInB,
  judgement,
  message,
  onOwnClock,
  pass,
  questionId,
  reload,
  server,
  stored,
  verdict,
  waitWithB,
} from '../support/handed-in'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))

onOwnClock()

it('a change drops what waits: nothing goes out until Provjeri', async () => {
  await waitWithB()
  server.online()
  choose(/treći/)
  expect(message()).toBe('')
  expect(stored()).toEqual({ ...startRound([questionId]), draft: C })
  fireEvent(window, new Event('online'))
  await pass(60_000)
  expect(server.sent()).toEqual([])
  await check()
  expect(server.sent()).toEqual([C])
})

it('a change while an answer is on its way wins, however the first one ends', async () => {
  let fail: (reason: unknown) => void = () => undefined
  vi.mocked(call).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await handInB()
  expect(screen.getByRole('button', { name: 'Provjeravam...' })).toBeTruthy()
  choose(/treći/)
  fail(new ApiError(0, 'Nema veze.'))
  await pass(60_000)
  expect(message()).toBe('')
  expect(server.sent()).toEqual([B])
  const [, , options] = vi.mocked(call).mock.calls[0] ?? []
  expect(options?.signal?.aborted).toBe(true)
  server.online()
  await check()
  expect(server.sent()).toEqual([B, C])
  expect(verdict()).toBe('Točno!')
})

it('a judgement that comes for an answer changed meanwhile counts nothing', async () => {
  let judge: (value: unknown) => void = () => undefined
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (judge = resolve)))
  await handInB()
  choose(/treći/)
  judge(judgement)
  await pass(0)
  expect(verdict()).toBeUndefined()
  expect(stored()).toEqual({ ...startRound([questionId]), draft: C })
})

it('who is told that it is not for them may ask again: nothing waits', async () => {
  server.refuse(403)
  await handInB()
  expect(message()).toBe('Ne sada.')
  await pass(60_000)
  expect(server.sent()).toEqual([B])
  server.online()
  await check()
  expect(verdict()).toBe('Točno!')
})

it.each([503, 500, 429])('who asks and is told %i need not ask again', async (status) => {
  server.refuse(status)
  await handInB()
  expect(message()).toBe('Ne sada.')
  server.online()
  await pass(2_000)
  expect(verdict()).toBe('Točno!')
})

it('who does not want to wait presses again', async () => {
  await waitWithB()
  server.online()
  await check()
  expect(verdict()).toBe('Točno!')
  expect(server.sent()).toEqual([B])
})

it('what waits and cannot be judged is shown with the reason and not sent again', async () => {
  await waitWithB()
  await reload()
  server.forget()
  vi.mocked(call).mockResolvedValue({ outcome: 'invalid', message: 'Odaberi odgovor.' })
  await pass(60_000)
  expect(server.sent()).toEqual([B])
  expect(message()).toBe('Odaberi odgovor.')
  expect(chosen()).toHaveLength(1)
})
