import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { answer, answerBy, bodies, loseConnection, settle } from '../../support/network'
import { press } from '../../support/person'
import { questionOf } from '../../support/quiz'
import {
  playAsGuest,
  playAsPupil,
  openQuiz,
  questions,
  reload,
  right,
  storedRound,
  submitB,
} from '../../support/quiz-page'

const [first, ...rest] = questions as [PublicQuestion, ...PublicQuestion[]]
const onPage: PublicQuestion = { ...questionOf('single'), html: 'Brojevi stranice', isDrawn: true }

/** The server names the round in the question's text; a request without a round has no query. */
const drawByRound = () =>
  answerBy(quizApiCalls.lessonQuestions, (input) => {
    const { krug = 'bez imena' } = (input as { query?: { krug?: string } }).query ?? {}
    return [{ ...onPage, _id: first._id, html: `Brojevi kruga ${krug}` }, ...rest]
  })
const roundOf = () => (storedRound() as { id?: string }).id
const asked = () => screen.getByText(/^Brojevi/).textContent

describe('a guest', () => {
  playAsGuest()

  it('plays the page’s numbers, then others, which survive a reload', async () => {
    answer(quizApiCalls.judgeAnswer, right)
    drawByRound()
    await openQuiz(onPage)
    expect(asked()).toBe('Brojevi stranice')
    await submitB()
    expect(bodies(quizApiCalls.judgeAnswer)).toEqual([{ answer: { kind: 'single', choice: 'b' } }])
    await press('Pogledaj rezultat')
    await press('Igraj ispočetka')
    await settle()
    expect(asked()).toBe(`Brojevi kruga ${roundOf() ?? ''}`)
    const shown = asked()
    await reload(onPage)
    await settle()
    expect(asked()).toBe(shown)
    await submitB()
    expect(bodies(quizApiCalls.judgeAnswer).at(-1)).toEqual({
      answer: { kind: 'single', choice: 'b' },
      roundId: roundOf(),
    })
  })

  it('is informed when the numbers can’t be loaded, and gets them by a retry', async () => {
    answer(quizApiCalls.judgeAnswer, right)
    await openQuiz(onPage)
    await submitB()
    await press('Pogledaj rezultat')
    loseConnection(quizApiCalls.lessonQuestions)
    await press('Igraj ispočetka')
    await settle()
    expect(screen.getByRole('status').textContent).toContain('ne stižu')
    drawByRound()
    await press('Pokušaj ponovno')
    await settle()
    expect(asked()).toMatch(/^Brojevi kruga .{36}$/)
  })
})

describe('a pupil', () => {
  playAsPupil()

  it('has their own numbers from the first round on', async () => {
    drawByRound()
    await openQuiz()
    await settle()
    expect(asked()).toBe(`Brojevi kruga ${roundOf() ?? ''}`)
    await submitB()
    expect(bodies(quizApiCalls.judgeAnswer)).toMatchObject([{ roundId: roundOf() }])
  })
})
