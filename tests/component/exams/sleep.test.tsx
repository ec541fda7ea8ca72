import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  atTheDesk,
  choose,
  comeBack,
  first,
  goingOn,
  lookAway,
  openTest,
  OVERVIEW,
  pass,
  press,
  second,
  server,
  settle,
  sitDown,
  texts,
  type,
  walk,
  where,
} from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const MINUTE = 60_000
const OVERVIEW_PATH = '/lessons/{id}/testovi'

/** A pupil at a test of 15 minutes. */
const atTimedTest = async () => {
  server.says('/lessons/{id}/test', openTest({ minutes: 15, remainingMs: 15 * MINUTE }))
  server.says(OVERVIEW_PATH, goingOn(15 * MINUTE))
  await sitDown()
  expect(texts()).toContain('Još 15 minuta')
}

/** The page's clock stands still while a device sleeps; the server's goes on. */
const sleepUntil = async (remainingMs: number) => {
  await lookAway()
  server.says(OVERVIEW_PATH, goingOn(remainingMs))
  await comeBack()
}

it('who comes back from a device that slept sees the time that is left by the server', async () => {
  await atTimedTest()
  await sleepUntil(5 * MINUTE)
  expect(texts()).toContain('Još 5 minuta')
  await pass(4 * MINUTE + 1_000)
  expect(texts()).toContain('Još manje od minute')
  expect(server.begun()).toHaveLength(1)
})

it('a page that the browser brings back asks as well', async () => {
  await atTimedTest()
  server.says(OVERVIEW_PATH, goingOn(5 * MINUTE))
  fireEvent(window, new Event('pageshow'))
  await pass(0)
  expect(texts()).toContain('Još 5 minuta')
})

it('a lid that was closed is noticed by the wall clock, which decides nothing itself', async () => {
  await atTimedTest()
  server.says(OVERVIEW_PATH, goingOn(5 * MINUTE))
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * MINUTE)
  await pass(2_000)
  expect(texts()).toContain('Još 5 minuta')
  expect(server.handedIn()).toEqual([])
})

it('an answer that comes late counts from when it was asked for', async () => {
  await atTimedTest()
  await lookAway()
  server.says(OVERVIEW_PATH, async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    return goingOn(5 * MINUTE)
  })
  await comeBack()
  await pass(10_000)
  await pass(MINUTE - 9_000)
  expect(texts()).toContain('Još 4 minute')
})

it('an answer to an earlier question than the last one is not heard', async () => {
  await atTimedTest()
  await lookAway()
  server.says(OVERVIEW_PATH, async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    return goingOn(14 * MINUTE)
  })
  await comeBack()
  await sleepUntil(5 * MINUTE)
  expect(texts()).toContain('Još 5 minuta')
  await pass(8_000)
  expect(texts()).toContain('Još 5 minuta')
})

it('without a connection is asked again when it is back', async () => {
  await atTimedTest()
  await lookAway()
  server.goesAway()
  await comeBack()
  expect(texts()).toContain('Još 15 minuta')
  server.says(OVERVIEW_PATH, goingOn(5 * MINUTE))
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(texts()).toContain('Još 5 minuta')
})

it('what is typed meanwhile stays, and the question with it', async () => {
  await atTimedTest()
  await press('Dalje')
  await lookAway()
  let answer: (value: unknown) => void = () => undefined
  server.says(OVERVIEW_PATH, () => new Promise((resolve) => (answer = resolve)))
  await comeBack()
  type('Zagreb')
  await settle()
  type('Zagreb je')
  answer(goingOn(5 * MINUTE))
  await pass(0)
  expect(texts()).toContain('Još 5 minuta')
  expect(where()).toBe('Pitanje 2, odgovoreno')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb je')
  await settle()
  expect(server.kept().at(-1)).toEqual([second, { kind: 'short', text: 'Zagreb je' }])
})

it('a test that has ended meanwhile leads to its result, and no new one is begun', async () => {
  await atTimedTest()
  await lookAway()
  server.says(OVERVIEW_PATH, { ...OVERVIEW, open: null })
  await comeBack()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.begun()).toHaveLength(1)
})

it('a test whose last seconds run saves what waits and is handed in', async () => {
  await atTimedTest()
  choose(/drugi/)
  await sleepUntil(0)
  await pass(1_000)
  expect(server.kept()).toEqual([[first, { kind: 'single', choice: 'b' }]])
  expect(server.handedIn()).toHaveLength(1)
})

it('the time goes on while the pupil is on another page of the site', async () => {
  await atTimedTest()
  await walk('away')
  await pass(10 * MINUTE)
  server.says(OVERVIEW_PATH, () => new Promise(() => undefined))
  await walk('back')
  await pass(1_000)
  expect(texts()).toContain('Još 5 minuta')
})

it('what is given while the page is asked for again is not replaced', async () => {
  await atTimedTest()
  await press('Dalje')
  await walk('away')
  let answer: (value: unknown) => void = () => undefined
  server.says('/lessons/{id}/test', () => new Promise((resolve) => (answer = resolve)))
  await walk('back')
  type('Zagreb')
  await settle()
  expect(server.kept()).toHaveLength(1)
  answer(openTest({ minutes: 15, remainingMs: 5 * MINUTE }))
  await pass(0)
  expect(texts()).toContain('Još 5 minuta')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb')
})
