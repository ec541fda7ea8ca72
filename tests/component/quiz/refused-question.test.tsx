import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Way } from '@/lib/http/errors'
import { quizCalls } from '@/lib/quiz/calls'
import { refuse } from '../support/network'
import { button, press } from '../support/person'
import { asPupil, choose, ids, message, open, store, stored, submitB } from '../support/quiz-page'

asPupil()

const SKIP = 'Preskoči pitanje'
const skip = () => screen.queryByRole('button', { name: SKIP })

async function openRefused(status: number, way?: Way) {
  refuse(quizCalls.judgeAnswer, status, 'Pitanje nije pronađeno', way && { way })
  await open()
  await submitB()
}

it.each([403, 404, 409])('a question that is refused with %i can be skipped', async (status) => {
  await openRefused(status)
  expect(message()).toBe('Pitanje nije pronađeno')
  fireEvent.click(button(SKIP))
  expect(stored()).toMatchObject({ round: ids.slice(1), position: 0, steps: {} })
  expect(screen.getByText('od 2')).toBeTruthy()
  expect(message()).toBe('')
  expect(document.activeElement?.tagName).toBe('LEGEND')
  expect(skip()).toBeNull()
})

it.each([0, 400, 429, 503])('what is refused with %i for now is not skipped', async (status) => {
  await openRefused(status)
  expect(skip()).toBeNull()
})

it('a question of an open test leads to that test', async () => {
  const path = '/5-razred/vremeplov-5/stari-egipat/test'
  await openRefused(409, { title: 'Stari Egipat', path })
  const link = screen.getByRole('link', { name: 'Otvori test „Stari Egipat”' })
  expect(link.getAttribute('href')).toBe(path)
  expect(skip()).toBeTruthy()
})

it('another answer may still be given', async () => {
  await openRefused(404)
  choose(/treći/)
  expect(skip()).toBeNull()
  expect(button('Provjeri').disabled).toBe(false)
})

it('after the only question of a round all are asked again', async () => {
  store({ round: ids.slice(0, 1), position: 0, steps: {} })
  await openRefused(404)
  await press(SKIP)
  expect(stored()).toMatchObject({ round: ids, position: 0, steps: {} })
})
