import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { atTheDesk, choose, pass, press, server, sitDown, where } from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const KEEP = '/testovi/{id}/odgovori'
const RESULTS = '/learn/results'

const dialog = () => within(screen.getByRole('dialog', { name: 'Predati test?' }))
const tap = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }))
  await pass(0)
}
/** A call whose answer comes when it is let go. */
const hold = (path: string, answer: unknown) => {
  let go = () => {}
  server.says(path, () => new Promise((resolve) => (go = () => resolve(answer))))
  return async () => {
    go()
    await pass(0)
  }
}

it.each([
  ['goes back to the questions', () => tap('Vrati se na pitanja')],
  ['goes to a question without an answer', () => tap('2. pitanje')],
  [
    'presses Escape',
    async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  ],
])('who %s while answers are saved hands nothing in', async (_, goBack) => {
  await sitDown()
  choose(/drugi/)
  const saved = hold(KEEP, { success: true })
  await press('Predaj test već sada')
  await tap('Predaj test')
  expect(dialog().getByRole('button', { name: 'Predajem...' })).toBeTruthy()
  await goBack()
  await pass(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  await saved()
  expect(server.handedIn()).toEqual([])
  expect(where()).toMatch(/^Pitanje [12], /)
  await press('Predaj test već sada')
  await tap('Predaj test')
  expect(server.handedIn()).toHaveLength(1)
})

it('a hand-in that is under way cannot be taken back, and is not offered to be', async () => {
  await sitDown()
  const done = hold(RESULTS, { success: true })
  await press('Predaj test već sada')
  await tap('Predaj test')
  expect(server.handedIn()).toHaveLength(1)
  for (const name of ['Vrati se na pitanja', '2. pitanje', 'Zatvori']) {
    await tap(name)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  }
  expect(
    dialog().getByRole('button', { name: 'Vrati se na pitanja' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await done()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
})
