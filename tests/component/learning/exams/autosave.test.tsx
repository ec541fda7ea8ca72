import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { testAnswersInOutbox } from '@/stores/lesson-test'
import { listWaitingItems } from '@/stores/outbox'
import { answer, loseConnection, refuse } from '../../support/network'
import { toasts } from '../../support/person'
import {
  setUpTestDesk,
  choose,
  serveTest,
  dialog,
  first,
  makeServerUnreachable,
  resultBodies,
  handIn,
  keptAnswers,
  TEST_STORAGE_KEY,
  hideTab,
  openTest,
  advanceTestClock,
  press,
  reload,
  save,
  second,
  openDesk,
  settleSteps,
  TEST_ID,
  pageText,
  third,
  type,
  navigate,
  currentStepLabel,
} from '../../support/lesson-test'

setUpTestDesk()

const stored = async () => testAnswersInOutbox(await listWaitingItems('gost'), TEST_ID)
const B = { kind: 'single', choice: 'b' } as const

it('an answer is saved half a second after it is given, and the pupil sees it', async () => {
  await openDesk()
  expect(pageText()).not.toContain('Spremljeno')
  choose(/drugi/)
  expect(pageText()).toContain('Spremam...')
  await advanceTestClock(499)
  expect(keptAnswers()).toEqual([])
  await advanceTestClock(1)
  expect(keptAnswers()).toEqual([[first, B]])
  expect(pageText()).toContain('Spremljeno')
  expect(await stored()).toEqual({})
})

it('typed text is saved once, after a pause; emptied text is withdrawn', async () => {
  await openDesk()
  await press('Dalje')
  for (const text of ['Z', 'Za', 'Zag']) {
    type(text)
    await advanceTestClock(300)
  }
  await save()
  expect(keptAnswers()).toEqual([[second, { kind: 'short', text: 'Zag' }]])
  type('')
  await save()
  expect(keptAnswers().at(-1)).toEqual([second, null])
})

it('an option ticked and unticked leaves no answer', async () => {
  await openDesk()
  await press('Pitanje 3, bez odgovora')
  choose(/drugi/)
  await save()
  choose(/drugi/)
  await save()
  expect(keptAnswers()).toEqual([
    [third, { kind: 'several', choices: ['b'] }],
    [third, null],
  ])
  expect(currentStepLabel()).toBe('Pitanje 3, bez odgovora')
})

it('offline, answers are kept, the pupil reads so, and they are sent later', async () => {
  await openDesk()
  makeServerUnreachable()
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Odgovori su/)
  await press('Dalje')
  type('Zagreb')
  await save()
  expect(await stored()).toEqual({ [first]: B, [second]: { kind: 'short', text: 'Zagreb' } })
  serveTest()
  const before = keptAnswers().length
  fireEvent(window, new Event('online'))
  await settleSteps()
  expect(keptAnswers().slice(before)).toEqual([
    [first, B],
    [second, { kind: 'short', text: 'Zagreb' }],
  ])
  expect(await stored()).toEqual({})
  expect(pageText()).toContain('Spremljeno')
})

it('after a reload unsent answers are still there, and are sent', async () => {
  await openDesk()
  loseConnection(examsApiCalls.keepAnswer)
  choose(/drugi/)
  await save()
  await reload()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  serveTest()
  await advanceTestClock(4_000)
  expect(keptAnswers().at(-1)).toEqual([first, B])
  expect(await stored()).toEqual({})
  expect(pageText()).toContain('Spremljeno')
})

it('a reload returns to the same question', async () => {
  await openDesk()
  await press('Dalje')
  await press('Dalje')
  await press('Natrag')
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
  await reload()
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
})

it('another device starts at the first unanswered question', async () => {
  answer(examsApiCalls.startTest, openTest({ answers: { [first]: B } }))
  await openDesk()
  expect(currentStepLabel()).toBe('Pitanje 2, bez odgovora')
  await press('Pitanje 1, odgovoreno')
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
})

it.each(['{', '99', '-1', '0.5', '{"position":1}'])(
  'a storage that holds %s breaks nothing',
  async (text) => {
    localStorage.setItem(TEST_STORAGE_KEY, text)
    await openDesk()
    expect(currentStepLabel()).toBe('Pitanje 1, bez odgovora')
  },
)

it('a test submitted on another device shows its result', async () => {
  await openDesk()
  refuse(examsApiCalls.keepAnswer, 409, 'Ovaj je test već predan.')
  choose(/drugi/)
  await save()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(localStorage.getItem(TEST_STORAGE_KEY)).toBeNull()
})

it('a hidden tab saves at once', async () => {
  await openDesk()
  choose(/drugi/)
  await hideTab()
  expect(keptAnswers()).toEqual([[first, B]])
})

it.each([
  ['hidden by the router', () => navigate('away')],
  ['taken away', () => Promise.resolve(cleanup())],
])('an answer just given is saved when its page is %s', async (_, go) => {
  await openDesk()
  choose(/drugi/)
  await advanceTestClock(100)
  expect(keptAnswers()).toEqual([])
  await go()
  await settleSteps()
  expect(keptAnswers()).toEqual([[first, B]])
  expect(await stored()).toEqual({})
})

it('leaving a page with nothing to save sends no request', async () => {
  await openDesk()
  choose(/drugi/)
  await save()
  await navigate('away')
  expect(keptAnswers()).toHaveLength(1)
})

const NOT_NOW = /^Odgovori se trenutačno ne mogu spremiti\. Sačuvani su na ovom uređaju/

it.each([403, 413])(
  'an answer rejected with %i is not kept, and the pupil reads why',
  async (status) => {
    await openDesk()
    refuse(examsApiCalls.keepAnswer, status, 'Poslani podaci su preveliki.')
    choose(/drugi/)
    await save()
    expect(toasts()).toEqual(['error: Greška Poslani podaci su preveliki.'])
    expect(await stored()).toEqual({})
  },
)

it.each([429, 500, 503])(
  'a server error %i is not reported as a missing connection',
  async (status) => {
    await openDesk()
    refuse(examsApiCalls.keepAnswer, status, 'Ne sada.')
    choose(/drugi/)
    await save()
    expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
    await handIn()
    expect(dialog().getByRole('alert').textContent).toBe(
      'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju: pokušaj predati test za minutu.',
    )
    expect(resultBodies()).toEqual([])
  },
)

it('the message follows the cause: first the server, then the connection', async () => {
  await openDesk()
  refuse(examsApiCalls.keepAnswer, 503, 'Ne sada.')
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
  makeServerUnreachable()
  await advanceTestClock(2_000)
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\./)
})
