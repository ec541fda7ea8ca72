import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { answer, bodies, settle } from '../../support/network'
import { press } from '../../support/person'
import { questionOf } from '../../support/quiz'
import {
  choose,
  openQuiz,
  playAsGuest,
  playAsPupil,
  questions,
  reload,
  right,
  submitB,
} from '../../support/quiz-page'

const HINTS = ['<p>Koliko je pola?</p>', '<p>Zbroji.</p>']
const hinted: PublicQuestion = { ...questionOf('single'), hints: HINTS }
const KIND = /idući put i bez nje/

const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const next = () => screen.queryByRole('button', { name: /uputa/i })

describe('hints', () => {
  playAsGuest()

  it('open one by one, each new one takes the focus, and stay after the answer', async () => {
    answer(quizApiCalls.judgeAnswer, right)
    await openQuiz(hinted)
    expect(steps()).toEqual([])
    expect(next()?.textContent).toBe('Uputa (1 od 2)')
    await press('Uputa (1 od 2)')
    await settle()
    expect(steps()).toEqual(['Koliko je pola?'])
    expect(document.activeElement?.textContent).toBe('Koliko je pola?')
    await press('Još jedna uputa (2 od 2)')
    await settle()
    expect(document.activeElement?.textContent).toBe('Zbroji.')
    expect(next()).toBeNull()
    await submitB()
    expect(steps()).toEqual(['Koliko je pola?', 'Zbroji.'])
    expect(screen.getByText(KIND)).toBeTruthy()
    expect(bodies(quizApiCalls.judgeAnswer)).toMatchObject([{ hints: 2 }])
  })

  it('are not mentioned where none was opened, nor after a wrong answer', async () => {
    answer(quizApiCalls.judgeAnswer, right)
    await openQuiz(hinted)
    await submitB()
    expect(screen.queryByText(KIND)).toBeNull()
    expect(next()).toBeNull()
    expect(bodies(quizApiCalls.judgeAnswer)[0]).not.toHaveProperty('hints')
  })

  it('a question without hints offers none', async () => {
    await openQuiz()
    expect(next()).toBeNull()
  })
})

describe('a pupil', () => {
  playAsPupil()

  it('finds opened hints open after a reload', async () => {
    answer(quizApiCalls.lessonQuestions, [hinted, ...questions.slice(1)])
    answer(quizApiCalls.judgeAnswer, { ...right, outcome: 'wrong', score: 0, earned: 0 })
    await openQuiz()
    await press('Uputa (1 od 2)')
    await reload()
    expect(steps()).toEqual(['Koliko je pola?'])
    choose(/drugi/)
    await press('Provjeri')
    await settle()
    expect(bodies(quizApiCalls.judgeAnswer)).toMatchObject([{ hints: 1 }])
    expect(screen.queryByText(KIND)).toBeNull()
  })
})
