import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { MistakesPage } from '@/components/learning/mistakes/mistakes-page'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import { lessonMistakesPath, testMistakesPath } from '@/lib/platform/paths'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import { lessonLink, mistakeOf, pageOf, TODAY } from '../../support/mistakes'
import { answer, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf } from '../../support/quiz'
import { renderOnSite } from '../../support/site'

const RIGHT = {
  ...judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }),
  earned: 0 as const,
}
const lessonId = lessonLink().lessonId

/** Opens the page from a lesson's next step, or from another address. */
async function openFor(page: MistakePage, address = lessonMistakesPath(lessonId)) {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  answer(mistakesApiCalls.listMistakes, page)
  useUser.setState({ user: pupilOf() })
  renderOnSite(<MistakesPage />)
  await settle()
}

it('a lesson’s address starts exactly its waiting mistakes, and links back to it', async () => {
  answer(quizApiCalls.judgeAnswer, RIGHT)
  await openFor(pageOf([mistakeOf(1, TODAY), mistakeOf(2), mistakeOf(3)]))
  expect(sentInputs(mistakesApiCalls.listMistakes)).toEqual([{ query: { lekcija: lessonId } }])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('2')
  expect(screen.getByText('Pitanje broj 2')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  await press('Dalje')
  expect(screen.getByText('Pitanje broj 3')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Natrag na lekciju' })
  expect(back.getAttribute('href')).toBe(lessonLink().path)
})

it('a test’s address starts exactly its mistakes', async () => {
  await openFor(pageOf([mistakeOf(2), mistakeOf(3)]), testMistakesPath(idOf('30')))
  expect(sentInputs(mistakesApiCalls.listMistakes)).toEqual([{ query: { test: idOf('30') } }])
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('2')
})

it('when none of the lesson wait any more, its address shows the list', async () => {
  await openFor(pageOf([mistakeOf(1, TODAY)]))
  expect(screen.getByRole('heading', { name: 'Moje greške' })).toBeTruthy()
  expect(sentInputs(mistakesApiCalls.listMistakes).at(-1)).toEqual({})
})
