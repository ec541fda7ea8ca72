import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TEST_MESSAGES } from '@/lib/exams/messages'
import {
  atTheDesk,
  choose,
  comeBack,
  first,
  goingOn,
  KEY,
  lookAway,
  OVERVIEW,
  pass,
  press,
  second,
  server,
  settle,
  sitDown,
  third,
  type,
  where,
} from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const B = { kind: 'single', choice: 'b' } as const
const ZAGREB = { kind: 'short', text: 'Zagreb' } as const

const stored = () =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as { waiting: Record<string, unknown> }

/** What another tab of the same test leaves in the storage that both share. */
const otherTabKeeps = (waiting: Record<string, unknown>) =>
  localStorage.setItem(KEY, JSON.stringify({ position: 2, waiting }))

it('what another tab has not sent yet stays in the storage', async () => {
  await sitDown()
  otherTabKeeps({ [second]: ZAGREB })
  server.goesAway()
  choose(/drugi/)
  await settle()
  expect(stored()).toEqual({ position: 0, waiting: { [first]: B, [second]: ZAGREB } })
  server.comesBack()
  await pass(2_000)
  expect(stored().waiting).toEqual({ [second]: ZAGREB })
})

it('each tab sends its own answers: those of another may be old by now', async () => {
  await sitDown()
  otherTabKeeps({ [second]: ZAGREB })
  choose(/drugi/)
  await settle()
  expect(server.kept()).toEqual([[first, B]])
  expect(stored().waiting).toEqual({ [second]: ZAGREB })
})

it('an answer that another tab changed after this one sent its own goes on waiting', async () => {
  await sitDown()
  await press('Dalje')
  let isSaved = () => {}
  server.says(
    '/testovi/{id}/odgovori',
    () => new Promise((resolve) => (isSaved = () => resolve({ success: true }))),
  )
  type('Zagreb')
  await settle()
  const newer = { kind: 'short', text: 'Split' }
  otherTabKeeps({ [second]: newer, [third]: null })
  isSaved()
  await settle()
  expect(stored().waiting).toEqual({ [second]: newer, [third]: null })
})

it('what both tabs hold alike is settled once', async () => {
  await sitDown()
  choose(/drugi/)
  otherTabKeeps({ [first]: B })
  await settle()
  expect(stored().waiting).toEqual({})
})

const OVERVIEW_PATH = '/lessons/{id}/testovi'

it('who comes back to a tab finds what was answered in another, and keeps what waits here', async () => {
  await sitDown()
  server.says('/testovi/{id}/odgovori', () => new Promise(() => undefined))
  choose(/drugi/)
  await lookAway()
  const answers = { [first]: { kind: 'single', choice: 'a' }, [second]: ZAGREB } as const
  server.says(OVERVIEW_PATH, goingOn(null, answers))
  await comeBack()
  expect(screen.getByLabelText(/drugi/)).toHaveProperty('checked', true)
  await press('Dalje')
  expect(where()).toBe('Pitanje 2, odgovoreno')
  expect(screen.getByLabelText('Tvoj odgovor')).toHaveProperty('value', 'Zagreb')
})

it('a tab beside another learns at once what is answered there', async () => {
  await sitDown()
  server.says(OVERVIEW_PATH, goingOn(null, { [second]: ZAGREB }))
  fireEvent(window, new StorageEvent('storage', { key: KEY }))
  await settle()
  expect(screen.getByRole('button', { name: 'Pitanje 2, odgovoreno' })).toBeTruthy()
})

it('once it is handed in in another tab, this one says so and shows the result', async () => {
  await sitDown()
  server.says(OVERVIEW_PATH, { ...OVERVIEW, open: null })
  fireEvent(window, new StorageEvent('storage', { key: KEY, newValue: null }))
  await settle()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
  expect(screen.getByText(TEST_MESSAGES.finished)).toBeTruthy()
  expect(server.begun()).toHaveLength(1)
})
