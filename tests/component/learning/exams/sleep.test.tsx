import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { answer, holdRequest } from '../../support/network'
import {
  setUpTestDesk,
  startBodies,
  choose,
  showTab,
  first,
  makeServerUnreachable,
  ongoingOverview,
  resultBodies,
  keptAnswers,
  hideTab,
  openTest,
  OVERVIEW,
  advanceTestClock,
  press,
  save,
  second,
  openDesk,
  settleSteps,
  pageText,
  type,
  navigate,
  currentStepLabel,
  TEST_STORAGE_KEY,
  TEST_ID,
} from '../../support/lesson-test'
import { TEST_MESSAGES } from '@/lib/learning/exams/messages'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { testAnswersKind } from '@/stores/lesson-test'
import { itemFor } from '@/stores/outbox'

setUpTestDesk()

const MINUTE = 60_000

/** A pupil taking a test of 15 minutes. */
const atTimedTest = async () => {
  answer(examsApiCalls.startTest, openTest({ minutes: 15, remainingMs: 15 * MINUTE }))
  answer(examsApiCalls.testOverview, ongoingOverview(15 * MINUTE))
  await openDesk()
  expect(pageText()).toContain('Još 15 minuta')
}

/** The page's clock stops while a device sleeps; the server's does not. */
const sleepUntil = async (remainingMs: number) => {
  await hideTab()
  answer(examsApiCalls.testOverview, ongoingOverview(remainingMs))
  await showTab()
}

it('after the device slept, the pupil sees the remaining time of the server', async () => {
  await atTimedTest()
  await sleepUntil(5 * MINUTE)
  expect(pageText()).toContain('Još 5 minuta')
  await advanceTestClock(4 * MINUTE + 1_000)
  expect(pageText()).toContain('Još manje od minute')
  expect(startBodies()).toHaveLength(1)
})

it('a page restored by the browser asks as well', async () => {
  await atTimedTest()
  answer(examsApiCalls.testOverview, ongoingOverview(5 * MINUTE))
  fireEvent(window, new Event('pageshow'))
  await settleSteps()
  expect(pageText()).toContain('Još 5 minuta')
})

it('a closed lid is noticed by the wall clock, which itself decides nothing', async () => {
  await atTimedTest()
  answer(examsApiCalls.testOverview, ongoingOverview(5 * MINUTE))
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * MINUTE)
  await advanceTestClock(2_000)
  expect(pageText()).toContain('Još 5 minuta')
  expect(resultBodies()).toEqual([])
})

it('a late response counts from the time of its request', async () => {
  await atTimedTest()
  await hideTab()
  const late = holdRequest(examsApiCalls.testOverview)
  await showTab()
  await advanceTestClock(10_000)
  await late.answer(ongoingOverview(5 * MINUTE))
  await advanceTestClock(MINUTE - 9_000)
  expect(pageText()).toContain('Još 4 minute')
})

it('a response to an earlier request than the last is ignored', async () => {
  await atTimedTest()
  await hideTab()
  const earlier = holdRequest(examsApiCalls.testOverview)
  await showTab()
  await sleepUntil(5 * MINUTE)
  expect(pageText()).toContain('Još 5 minuta')
  await earlier.answer(ongoingOverview(14 * MINUTE))
  expect(pageText()).toContain('Još 5 minuta')
})

it('offline it asks again when the connection is back', async () => {
  await atTimedTest()
  await hideTab()
  makeServerUnreachable()
  await showTab()
  expect(pageText()).toContain('Još 15 minuta')
  answer(examsApiCalls.testOverview, ongoingOverview(5 * MINUTE))
  fireEvent(window, new Event('online'))
  await settleSteps()
  expect(pageText()).toContain('Još 5 minuta')
})

it('text typed meanwhile stays, and so does the question', async () => {
  await atTimedTest()
  await press('Dalje')
  await hideTab()
  const overview = holdRequest(examsApiCalls.testOverview)
  await showTab()
  type('Zagreb')
  await save()
  type('Zagreb je')
  await overview.answer(ongoingOverview(5 * MINUTE))
  expect(pageText()).toContain('Još 5 minuta')
  expect(currentStepLabel()).toBe('Pitanje 2, odgovoreno')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb je')
  await save()
  expect(keptAnswers().at(-1)).toEqual([second, { kind: 'short', text: 'Zagreb je' }])
})

it('a test that has ended meanwhile shows its result, and no new one is started', async () => {
  await atTimedTest()
  await hideTab()
  answer(examsApiCalls.testOverview, { ...OVERVIEW, open: null })
  await showTab()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(startBodies()).toHaveLength(1)
})

it('a test in its last seconds saves pending answers and is submitted', async () => {
  await atTimedTest()
  choose(/drugi/)
  await sleepUntil(0)
  await advanceTestClock(1_000)
  expect(keptAnswers()).toEqual([[first, { kind: 'single', choice: 'b' }]])
  expect(resultBodies()).toHaveLength(1)
})

it('time continues while the pupil is on another page of the site', async () => {
  await atTimedTest()
  await navigate('away')
  await advanceTestClock(10 * MINUTE)
  holdRequest(examsApiCalls.testOverview)
  await navigate('back')
  await advanceTestClock(1_000)
  expect(pageText()).toContain('Još 5 minuta')
})

it('answers given during a request are not replaced', async () => {
  await atTimedTest()
  await press('Dalje')
  await navigate('away')
  const start = holdRequest(examsApiCalls.startTest)
  await navigate('back')
  type('Zagreb')
  await save()
  expect(keptAnswers()).toHaveLength(1)
  await start.answer(openTest({ minutes: 15, remainingMs: 5 * MINUTE }))
  await settleSteps()
  expect(pageText()).toContain('Još 5 minuta')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb')
})

const ZAGREB = { kind: 'short', text: 'Zagreb' } as const

/** An item sent by another tab with the same test. */
const itemOf = (questionId: string, answer: SubmittedAnswer) =>
  itemFor(
    examsApiCalls.keepAnswer,
    { params: { id: TEST_ID }, body: { questionId, answer } },
    {
      id: `${testAnswersKind(TEST_ID)}:${questionId}`,
      owner: 'gost',
      kind: testAnswersKind(TEST_ID),
    },
  )
/** Simulates another tab announcing a sent item. */
function otherTabTells(news: object) {
  const channel = new BroadcastChannel('iskra-outbox')
  channel.postMessage(news)
  channel.close()
}

it('on return to a tab, answers from another are shown, and unsent ones here stay', async () => {
  await openDesk()
  holdRequest(examsApiCalls.keepAnswer)
  choose(/drugi/)
  await hideTab()
  const answers = { [first]: { kind: 'single', choice: 'a' }, [second]: ZAGREB } as const
  answer(examsApiCalls.testOverview, ongoingOverview(null, answers))
  await showTab()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  await press('Dalje')
  expect(currentStepLabel()).toBe('Pitanje 2, odgovoreno')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb')
})

it('a neighbouring tab learns of answers at once', async () => {
  await openDesk()
  answer(examsApiCalls.testOverview, ongoingOverview(null, { [second]: ZAGREB }))
  otherTabTells({ item: itemOf(second, ZAGREB), answer: { success: true }, isOver: true })
  vi.useRealTimers()
  expect(await screen.findByRole('button', { name: 'Pitanje 2, odgovoreno' })).toBeTruthy()
})

it('once submitted in another tab, this one says so and shows the result', async () => {
  await openDesk()
  answer(examsApiCalls.testOverview, { ...OVERVIEW, open: null })
  fireEvent(window, new StorageEvent('storage', { key: TEST_STORAGE_KEY, newValue: null }))
  await save()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(screen.getByText(TEST_MESSAGES.finished)).toBeTruthy()
  expect(startBodies()).toHaveLength(1)
})
