import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LessonPracticePage } from '@/components/learning/daily-practice/lesson-practice'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import type { LessonPractice as Practice } from '@/lib/learning/daily-practice/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { answer, loseConnection, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'
import { LESSON } from '../../support/sittings'

const PRACTICE: Practice = {
  lesson: LESSON,
  mastery: { right: 5, of: 9, isMastered: false, lastDay: '2026-11-28' },
  questions: [questionOf('single')],
}

const atLesson = () => window.location.replace(`#lekcija-${LESSON.lessonId}`)

async function open(practice = PRACTICE) {
  atLesson()
  answer(dailyPracticeApiCalls.lessonPractice, practice)
  render(<LessonPracticePage />)
  await settle()
}

const rounds = () =>
  sentInputs(dailyPracticeApiCalls.lessonPractice).map(({ body: { roundId } }) => roundId)

it('asks without end, each round anew, and shows how well the lesson is known', async () => {
  await open()
  expect(screen.getByText('Na putu: 5 od 8')).toBeTruthy()
  const judgement = judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })
  answer(quizApiCalls.judgeAnswer, { ...judgement, earned: 0 })
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  expect(sentInputs(quizApiCalls.judgeAnswer)).toMatchObject([
    { body: { source: 'vjezba', roundId: rounds()[0] } },
  ])
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Natrag na lekciju' }).getAttribute('href')).toBe(
    LESSON.path,
  )
  answer(dailyPracticeApiCalls.lessonPractice, {
    ...PRACTICE,
    mastery: { right: 8, of: 10, isMastered: true, lastDay: '2026-11-28' },
  })
  await press('Vježbaj dalje')
  expect(new Set(rounds()).size).toBe(2)
  expect(screen.getByText('Savladano')).toBeTruthy()
})

it('without a connection it says so, and can be retried', async () => {
  atLesson()
  loseConnection(dailyPracticeApiCalls.lessonPractice)
  render(<LessonPracticePage />)
  await settle()
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  answer(dailyPracticeApiCalls.lessonPractice, PRACTICE)
  await press('Pokušaj ponovno')
  expect(screen.getByText('Stari Egipat')).toBeTruthy()
})

it('a lesson without questions for now says so', async () => {
  await open({ ...PRACTICE, questions: [] })
  expect(screen.getByText('U ovoj lekciji sada nema pitanja za vježbu.')).toBeTruthy()
})

it('without a lesson the page says where one is chosen', async () => {
  window.location.replace('#')
  render(<LessonPracticePage />)
  await settle()
  expect(screen.getByText('Odaberi lekciju')).toBeTruthy()
})
