import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { TEST_MESSAGES } from '@/lib/learning/exams/messages'
import { useLessonTest } from '@/stores/lesson-test'
import { answer, loseConnection, refuse } from '../../support/network'
import {
  handIn,
  openDesk,
  OVERVIEW,
  pageText,
  press,
  RESULT,
  setUpTestDesk,
  showTab,
  TEST_STORAGE_KEY,
} from '../../support/lesson-test'

/** Another open test of the pupil shares a question, so the server does not show the review. */
const way = { title: 'Prirodni brojevi', path: '/5-razred/atelje/ponovi/prirodni-brojevi/test' }
const closeReview = () =>
  refuse(examsApiCalls.testReview, 409, TEST_MESSAGES.sharesQuestions, { way })

setUpTestDesk()

function expectMarkWithWay() {
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe('dobar (3)')
  expect(document.activeElement).toBe(heading)
  expect(pageText()).toContain('2 od 3 točno')
  expect(pageText()).toContain(TEST_MESSAGES.sharesQuestions)
  const link = screen.getByRole('link', { name: 'Otvori test „Prirodni brojevi”' })
  expect(link.getAttribute('href')).toBe(way.path)
}

it('after handing in, the mark is shown with the way to the test that closes the review', async () => {
  closeReview()
  await openDesk()
  await press('Dalje')
  expect(localStorage.getItem(TEST_STORAGE_KEY)).not.toBeNull()
  await handIn()
  expectMarkWithWay()
  expect(localStorage.getItem(TEST_STORAGE_KEY)).toBeNull()
  expect(useLessonTest.getState().test).toBeNull()
  answer(examsApiCalls.testOverview, { ...OVERVIEW, results: [RESULT] })
  await press('Natrag na početak testa')
  expect(pageText()).toContain('Tvoji testovi iz ove lekcije')
  // An earlier test, from the list.
  await press(/^Pregledaj test: dobar/)
  expectMarkWithWay()
})

it('a test that was handed in on another device shows its mark, too', async () => {
  await openDesk()
  closeReview()
  answer(examsApiCalls.testOverview, { ...OVERVIEW, results: [RESULT] })
  await showTab()
  expectMarkWithWay()
  expect(pageText()).toContain(TEST_MESSAGES.finished)
})

it('a result that does not arrive leaves no position behind', async () => {
  await openDesk()
  await press('Dalje')
  loseConnection(examsApiCalls.testReview)
  await handIn()
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  expect(localStorage.getItem(TEST_STORAGE_KEY)).toBeNull()
})
