import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { examsCalls } from '@/lib/exams/calls'
import { answer, pending } from '../support/network'
import { toasts } from '../support/person'
import {
  atTheDesk,
  choose,
  comesBack,
  dialog,
  handIn,
  OVERVIEW,
  pass,
  press,
  sitDown,
  tap,
  texts,
} from '../support/lesson-test'
import { impatient } from '../support/timeout'

atTheDesk()
beforeEach(impatient)

const alert = () => screen.getByRole('alert').textContent

it('a network that swallows the look at a test leaves no page that loads for ever', async () => {
  pending(examsCalls.testOverview)
  await sitDown()
  await pass(14_999)
  expect(texts()).toContain('Test se učitava...')
  await pass(1)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  comesBack()
  await press('Pokušaj ponovno')
  expect(texts()).toContain('Pitanje 1')
})

it('a start that is swallowed says so, and what it began is found', async () => {
  answer(examsCalls.testOverview, OVERVIEW)
  pending(examsCalls.startTest)
  await sitDown()
  await press('Započni test')
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom/)
  comesBack()
  await press('Pokušaj ponovno')
  expect(texts()).toContain('Pitanje 1')
})

it('a hand-in that is swallowed can be repeated', async () => {
  await sitDown()
  choose(/drugi/)
  pending(examsCalls.testResults)
  await handIn()
  await pass(14_999)
  expect(dialog().getByRole('button', { name: 'Predajem...' })).toBeTruthy()
  await pass(1)
  expect(toasts()).toHaveLength(1)
  comesBack()
  await tap('Predaj test')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dobar (3)')
})

it('a result that is swallowed is asked for again', async () => {
  await sitDown()
  pending(examsCalls.testReview)
  await handIn()
  await pass(15_000)
  expect(alert()).toMatch(/^Nema veze s internetom/)
})
