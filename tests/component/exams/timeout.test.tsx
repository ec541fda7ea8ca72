import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import {
  atTheDesk,
  choose,
  OVERVIEW,
  pass,
  press,
  server,
  sitDown,
  texts,
} from '../support/lesson-test'
import { impatient, swallow } from '../support/timeout'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()
beforeEach(impatient)

const alert = () => screen.getByRole('alert').textContent

it('a network that swallows the look at a test leaves no page that loads for ever', async () => {
  server.says('/lessons/{id}/testovi', swallow)
  await sitDown()
  await pass(14_999)
  expect(texts()).toContain('Test se učitava...')
  await pass(1)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  server.comesBack()
  await press('Pokušaj ponovno')
  expect(texts()).toContain('Pitanje 1')
})

it('a start that is swallowed says so, and what it began is found', async () => {
  server.says('/lessons/{id}/testovi', OVERVIEW)
  server.says('/lessons/{id}/test', swallow)
  await sitDown()
  await press('Započni test')
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  server.comesBack()
  await press('Pokušaj ponovno')
  expect(texts()).toContain('Pitanje 1')
})

it('a hand-in that is swallowed can be repeated', async () => {
  await sitDown()
  choose(/drugi/)
  server.says('/learn/results', swallow)
  await press('Predaj test već sada')
  const dialog = () => within(screen.getByRole('dialog'))
  dialog().getByRole('button', { name: 'Predaj test' }).click()
  await pass(14_999)
  expect(dialog().getByRole('button', { name: 'Predajem...' })).toBeTruthy()
  await pass(1)
  expect(vi.mocked(toast).mock.calls).toHaveLength(1)
  server.comesBack()
  dialog().getByRole('button', { name: 'Predaj test' }).click()
  await pass(0)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
})

it('a result that is swallowed is asked for again', async () => {
  await sitDown()
  server.says('/testovi/{id}', swallow)
  await press('Predaj test već sada')
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Predaj test' }).click()
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom/)
})
