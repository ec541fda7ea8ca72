import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReviewItem } from '@/components/learning/quiz/review-item'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { judgementOf, questionOf, quizStepOf } from '../../support/quiz'

type Answer = SubmittedAnswer & Judged['correct']

function show(kind: PublicQuestion['kind'], given: SubmittedAnswer, judgement: Partial<Judged>) {
  const correct = { kind: 'true-false', value: true } as const
  const whole = judgementOf({ outcome: 'wrong', correct, ...judgement })
  render(<ReviewItem question={questionOf(kind)} step={quizStepOf(given, whole)} />)
}

const linesUnder = (title: string) =>
  [...(screen.getByText(title).parentElement?.querySelectorAll('li') ?? [])].map(
    (line) => line.textContent,
  )

it.each<[SubmittedAnswer, string[], string, Answer, string[]]>([
  [
    { kind: 'short', text: '<b>x</b>' },
    ['<b>x</b>'],
    'Točan odgovor:',
    { kind: 'short', text: 'a < b' },
    ['a < b'],
  ],
  [
    { kind: 'matching', pairs: { a: 'b', b: 'a' } },
    ['pas → mijauče', 'mačka → laje'],
    'Točni parovi:',
    { kind: 'matching', pairs: { a: 'a', b: 'b' } },
    ['pas → laje', 'mačka → mijauče'],
  ],
])('%j is listed as „%j” above „%s”', (given, givenLines, title, correct, rightLines) => {
  show(given.kind, given, { correct })
  expect(linesUnder('Tvoj odgovor:')).toEqual(givenLines)
  expect(linesUnder(title)).toEqual(rightLines)
  const following = Node.DOCUMENT_POSITION_FOLLOWING
  const own = screen.getByText('Tvoj odgovor:')
  expect(own.compareDocumentPosition(screen.getByText(title)) & following).toBe(following)
})

it('the reasons of several answers are under their options', () => {
  show(
    'several',
    { kind: 'several', choices: ['b', 'c'] },
    {
      correct: { kind: 'several', choices: ['a'] },
      feedback: ['Nije točno. Mijauče.', 'Muče.'],
      feedbackChoices: ['b', 'c'],
    },
  )
  expect(screen.getByText('Mijauče.').parentElement?.textContent).toBe('drugiMijauče.')
  expect(screen.getByText('Muče.').parentElement?.textContent).toBe('trećiMuče.')
})

it('places in a picture are shown with their letters', () => {
  show(
    'spot',
    { kind: 'spot', places: { a: 'b', b: 'a' } },
    { correct: { kind: 'spot', places: { a: 'a', b: 'c' } } },
  )
  const picture = screen.getByRole('img', { name: 'Stanica', hidden: true })
  const letters = [...(picture.parentElement?.querySelectorAll('span') ?? [])]
  expect(letters.map(({ textContent, style }) => [textContent, style.left, style.top])).toEqual([
    ['A', '20%', '10%'],
    ['B', '50%', '50%'],
    ['C', '80%', '90%'],
  ])
  expect(linesUnder('Točna mjesta:')).toEqual([
    'jezgra → A (gore lijevo)',
    'membrana → C (dolje desno)',
  ])
})

it('the reasons of gaps are under the numbers of their gaps', () => {
  show(
    'gaps',
    { kind: 'gaps', gaps: { 1: 'jesi', 2: '9' } },
    {
      ...{ feedback: ['Uz „ja” stoji „sam”.'], feedbackChoices: ['1'] },
      correct: { kind: 'gaps', gaps: { 1: 'sam', 2: '9' } },
    },
  )
  expect(screen.getByText('Uz „ja” stoji „sam”.').parentElement?.textContent).toBe(
    '1. prazninaUz „ja” stoji „sam”.',
  )
})
