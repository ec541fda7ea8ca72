import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsCalls } from '@/lib/learning/exams/calls'
import { answersIn } from '@/stores/lesson-test'
import { waiting } from '@/stores/outbox'
import { answer, loseConnection, refuse } from '../../support/network'
import { toasts } from '../../support/person'
import {
  atTheDesk,
  choose,
  comesBack,
  dialog,
  first,
  goesAway,
  handedIn,
  handIn,
  keptAnswers,
  KEY,
  lookAway,
  openTest,
  pass,
  press,
  reload,
  save,
  second,
  sitDown,
  step,
  TEST_ID,
  texts,
  third,
  type,
  walk,
  where,
} from '../../support/lesson-test'

atTheDesk()

const stored = async () => answersIn(await waiting('gost'), TEST_ID)
const B = { kind: 'single', choice: 'b' } as const

it('an answer is saved half a second after it is given, and the pupil sees it', async () => {
  await sitDown()
  expect(texts()).not.toContain('Spremljeno')
  choose(/drugi/)
  expect(texts()).toContain('Spremam...')
  await pass(499)
  expect(keptAnswers()).toEqual([])
  await pass(1)
  expect(keptAnswers()).toEqual([[first, B]])
  expect(texts()).toContain('Spremljeno')
  expect(await stored()).toEqual({})
})

it('typed text is saved once, after a pause; emptied text is withdrawn', async () => {
  await sitDown()
  await press('Dalje')
  for (const text of ['Z', 'Za', 'Zag']) {
    type(text)
    await pass(300)
  }
  await save()
  expect(keptAnswers()).toEqual([[second, { kind: 'short', text: 'Zag' }]])
  type('')
  await save()
  expect(keptAnswers().at(-1)).toEqual([second, null])
})

it('an option ticked and unticked leaves no answer', async () => {
  await sitDown()
  await press('Pitanje 3, bez odgovora')
  choose(/drugi/)
  await save()
  choose(/drugi/)
  await save()
  expect(keptAnswers()).toEqual([
    [third, { kind: 'several', choices: ['b'] }],
    [third, null],
  ])
  expect(where()).toBe('Pitanje 3, bez odgovora')
})

it('offline, answers are kept, the pupil reads so, and they are sent later', async () => {
  await sitDown()
  goesAway()
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Odgovori su/)
  await press('Dalje')
  type('Zagreb')
  await save()
  expect(await stored()).toEqual({ [first]: B, [second]: { kind: 'short', text: 'Zagreb' } })
  comesBack()
  const before = keptAnswers().length
  fireEvent(window, new Event('online'))
  await step()
  expect(keptAnswers().slice(before)).toEqual([
    [first, B],
    [second, { kind: 'short', text: 'Zagreb' }],
  ])
  expect(await stored()).toEqual({})
  expect(texts()).toContain('Spremljeno')
})

it('after a reload unsent answers are still there, and are sent', async () => {
  await sitDown()
  loseConnection(examsCalls.keepAnswer)
  choose(/drugi/)
  await save()
  await reload()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  comesBack()
  await pass(4_000)
  expect(keptAnswers().at(-1)).toEqual([first, B])
  expect(await stored()).toEqual({})
  expect(texts()).toContain('Spremljeno')
})

it('a reload returns to the same question', async () => {
  await sitDown()
  await press('Dalje')
  await press('Dalje')
  await press('Natrag')
  expect(where()).toBe('Pitanje 2, bez odgovora')
  await reload()
  expect(where()).toBe('Pitanje 2, bez odgovora')
})

it('another device starts at the first unanswered question', async () => {
  answer(examsCalls.startTest, openTest({ answers: { [first]: B } }))
  await sitDown()
  expect(where()).toBe('Pitanje 2, bez odgovora')
  await press('Pitanje 1, odgovoreno')
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
})

it.each(['{', '99', '-1', '0.5', '{"position":1}'])(
  'a storage that holds %s breaks nothing',
  async (text) => {
    localStorage.setItem(KEY, text)
    await sitDown()
    expect(where()).toBe('Pitanje 1, bez odgovora')
  },
)

it('a test submitted on another device shows its result', async () => {
  await sitDown()
  refuse(examsCalls.keepAnswer, 409, 'Ovaj je test već predan.')
  choose(/drugi/)
  await save()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a hidden tab saves at once', async () => {
  await sitDown()
  choose(/drugi/)
  await lookAway()
  expect(keptAnswers()).toEqual([[first, B]])
})

it.each([
  ['hidden by the router', () => walk('away')],
  ['taken away', () => Promise.resolve(cleanup())],
])('an answer just given is saved when its page is %s', async (_, go) => {
  await sitDown()
  choose(/drugi/)
  await pass(100)
  expect(keptAnswers()).toEqual([])
  await go()
  await step()
  expect(keptAnswers()).toEqual([[first, B]])
  expect(await stored()).toEqual({})
})

it('leaving a page with nothing to save sends no request', async () => {
  await sitDown()
  choose(/drugi/)
  await save()
  await walk('away')
  expect(keptAnswers()).toHaveLength(1)
})

const NOT_NOW = /^Odgovori se trenutačno ne mogu spremiti\. Sačuvani su na ovom uređaju/

it.each([403, 413])(
  'an answer rejected with %i is not kept, and the pupil reads why',
  async (status) => {
    await sitDown()
    refuse(examsCalls.keepAnswer, status, 'Poslani podaci su preveliki.')
    choose(/drugi/)
    await save()
    expect(toasts()).toEqual(['error: Greška Poslani podaci su preveliki.'])
    expect(await stored()).toEqual({})
  },
)

it.each([429, 500, 503])(
  'a server error %i is not reported as a missing connection',
  async (status) => {
    await sitDown()
    refuse(examsCalls.keepAnswer, status, 'Ne sada.')
    choose(/drugi/)
    await save()
    expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
    await handIn()
    expect(dialog().getByRole('alert').textContent).toBe(
      'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju: pokušaj predati test za minutu.',
    )
    expect(handedIn()).toEqual([])
  },
)

it('the message follows the cause: first the server, then the connection', async () => {
  await sitDown()
  refuse(examsCalls.keepAnswer, 503, 'Ne sada.')
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(NOT_NOW)
  goesAway()
  await pass(2_000)
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\./)
})
