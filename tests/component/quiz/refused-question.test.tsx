import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/http/client'
import type { Way } from '@/lib/http/errors'
import {
  answers,
  handIn,
  ids,
  JUDGE_PATH,
  keep,
  kept,
  renderQuiz,
  settle,
  withPupil,
} from '../support/pupil-quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))

withPupil()

const skip = () => screen.queryByRole('button', { name: 'Preskoči pitanje' })
async function refuse(status: number, way?: Way) {
  answers[JUDGE_PATH] = new ApiError(status, 'Pitanje nije pronađeno', undefined, false, way)
  renderQuiz()
  await settle()
  await handIn()
}

it.each([403, 404, 409])(
  'a question that is refused with %i can be gone on from',
  async (status) => {
    await refuse(status)
    expect(screen.getByRole('alert').textContent).toBe('Pitanje nije pronađeno')
    fireEvent.click(skip() as HTMLElement)
    expect(kept()).toMatchObject({ round: ids.slice(1), position: 0, steps: {} })
    expect(screen.getByText('od 2')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.activeElement?.tagName).toBe('LEGEND')
    expect(skip()).toBeNull()
  },
)

it.each([0, 400, 429, 503])(
  'what is refused with %i for now is not offered to be skipped',
  async (status) => {
    await refuse(status)
    expect(skip()).toBeNull()
  },
)

it('a question of an open test leads to that test', async () => {
  await refuse(409, { title: 'Stari Egipat', path: '/5-razred/vremeplov-5/stari-egipat/test' })
  const link = screen.getByRole('link', { name: 'Otvori test „Stari Egipat”' })
  expect(link.getAttribute('href')).toBe('/5-razred/vremeplov-5/stari-egipat/test')
  expect(skip()).toBeTruthy()
})

it('another answer may still be given', async () => {
  await refuse(404)
  fireEvent.click(screen.getByRole('radio', { name: /treći/ }))
  expect(skip()).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Provjeri' }).disabled).toBe(false)
})

it('after the only question of a round all are asked again', async () => {
  keep({ round: ids.slice(0, 1), position: 0, steps: {} })
  await refuse(404)
  fireEvent.click(skip() as HTMLElement)
  expect(kept()).toMatchObject({ round: ids, position: 0, steps: {} })
})
