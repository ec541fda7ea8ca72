import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { examsCalls } from '@/lib/exams/calls'
import { TEST_MESSAGES } from '@/lib/exams/messages'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { answersOf } from '@/stores/lesson-test'
import { itemFor } from '@/stores/outbox'
import { answer, pending } from '../support/network'
import {
  atTheDesk,
  begun,
  choose,
  comeBack,
  first,
  goingOn,
  KEY,
  lookAway,
  OVERVIEW,
  press,
  save,
  second,
  sitDown,
  TEST_ID,
  where,
} from '../support/lesson-test'

atTheDesk()

const ZAGREB = { kind: 'short', text: 'Zagreb' } as const

/** What another tab of the same test has sent. */
const itemOf = (questionId: string, answer: SubmittedAnswer) =>
  itemFor(
    examsCalls.keepAnswer,
    { params: { id: TEST_ID }, body: { questionId, answer } },
    { id: `${answersOf(TEST_ID)}:${questionId}`, owner: 'gost', kind: answersOf(TEST_ID) },
  )
/** Another tab tells what it has sent. */
function otherTabTells(news: object) {
  const channel = new BroadcastChannel('iskra-outbox')
  channel.postMessage(news)
  channel.close()
}

it('who comes back to a tab finds what was answered in another, and keeps what waits here', async () => {
  await sitDown()
  pending(examsCalls.keepAnswer)
  choose(/drugi/)
  await lookAway()
  const answers = { [first]: { kind: 'single', choice: 'a' }, [second]: ZAGREB } as const
  answer(examsCalls.testOverview, goingOn(null, answers))
  await comeBack()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  await press('Dalje')
  expect(where()).toBe('Pitanje 2, odgovoreno')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb')
})

it('a tab beside another learns at once what is answered there', async () => {
  await sitDown()
  answer(examsCalls.testOverview, goingOn(null, { [second]: ZAGREB }))
  otherTabTells({ item: itemOf(second, ZAGREB), answer: { success: true }, isOver: true })
  vi.useRealTimers()
  expect(await screen.findByRole('button', { name: 'Pitanje 2, odgovoreno' })).toBeTruthy()
})

it('once it is handed in in another tab, this one says so and shows the result', async () => {
  await sitDown()
  answer(examsCalls.testOverview, { ...OVERVIEW, open: null })
  fireEvent(window, new StorageEvent('storage', { key: KEY, newValue: null }))
  await save()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(screen.getByText(TEST_MESSAGES.finished)).toBeTruthy()
  expect(begun()).toHaveLength(1)
})
