import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HighlightedAnswer } from '@/components/learning/check/highlighted-answer'
import { ResultItem } from '@/components/learning/check/check-result'
import { MisspellingList } from '@/components/learning/check/compare-answer'
import { LeaderboardLine } from '@/components/learning/fun-quizzes/leaderboard-table'
import { SpellingBack } from '@/components/learning/cards/spelling-faces'
import { WorksheetAnswers } from '@/components/learning/quiz/printed/worksheet-answers'
import { NoteCard } from '@/components/learning/notebook/note-card'
import { questionNoteText } from '@/components/learning/notebook/question-page'
import { Explanation } from '@/components/learning/quiz/explanation'
import { ReviewItem } from '@/components/learning/quiz/review-item'
import { INJECTIONS } from '@/tests/fixtures/injections'
import { idOf } from '../../support/family'
import { judgementOf, questionOf, quizStepOf } from '../../support/quiz'

const short = questionOf('short')
const correct = (text: string) => ({ kind: 'short', text }) as const
const lesson = {
  lessonId: idOf('70'),
  title: 'Lekcija',
  subject: 'Predmet',
  area: 'matematika' as const,
  path: '/a',
}

const noop = () => undefined

/** Everything that shows a pupil's typed or stored text, with that text in every place. */
const shown: Record<string, (text: string) => React.ReactElement> = {
  'an answer of a round': (text) => (
    <ReviewItem
      question={short}
      step={quizStepOf(
        { kind: 'short', text },
        judgementOf({ outcome: 'wrong', correct: correct(text) }),
      )}
    />
  ),
  'a number of a test': (text) => (
    <ReviewItem
      question={questionOf('number')}
      step={quizStepOf(
        { kind: 'number', text },
        judgementOf({ outcome: 'wrong', correct: correct('5') }),
      )}
    />
  ),
  'a hint': (text) => (
    <Explanation
      question={short}
      judgement={judgementOf({ outcome: 'spelling', correct: correct('x'), hint: text })}
    />
  ),
  'an answer on a worksheet': (text) => (
    <WorksheetAnswers
      groups={[
        {
          lesson,
          items: [
            { number: 1, item: { kind: 'question', question: short, correct: correct(text) } },
          ],
        },
      ]}
    />
  ),
  'a note': (text) => (
    <NoteCard
      note={{
        _id: idOf('60'),
        questionID: null,
        source: 'biljeznica',
        lessonID: null,
        page: { title: text, content: text },
        color: 'yellow',
        createdAt: '2026-11-20T10:00:00.000Z',
        lesson: { title: text, path: '/a' },
      }}
      onEdit={noop}
      onRemove={noop}
    />
  ),
  'an answer of a check': (text) => (
    <ResultItem
      question={{ _id: idOf('80'), html: 'Pitanje' }}
      answered={{
        checkQuestionId: idOf('80'),
        text,
        marks: [],
        points: [],
        isDecided: true,
        slips: [],
        modelAnswer: 'Uzorno.',
      }}
    />
  ),
  'an answer with marks': (text) => <HighlightedAnswer text={text} marks={[[0, 1]]} />,
  'a misspelt word': (text) => <MisspellingList slips={[{ typed: text, correct: text }]} />,
  'a card of a misspelt word': (text) => (
    <SpellingBack card={{ _id: idOf('71'), typed: text, correct: text }} />
  ),
  'a nickname on a board': (text) => (
    <table>
      <tbody>
        <LeaderboardLine
          row={{ place: 1, nickName: text, points: 1, timeMs: 1, isOwn: true }}
          isAfterGap={false}
        />
      </tbody>
    </table>
  ),
}

/** The elements with their attributes, except those whose text names something. */
const elementsOf = (root: Element) =>
  [...root.querySelectorAll('*')].map((one) =>
    [
      one.localName,
      ...one
        .getAttributeNames()
        .filter((name) => name !== 'id')
        .toSorted(),
    ].join(' '),
  )

it.each(Object.entries(shown))('%s is shown as text, whatever was typed', (_, toElement) => {
  const plain = elementsOf(render(toElement('Zagreb')).container)
  cleanup()
  for (const { text } of INJECTIONS) {
    const { container } = render(toElement(text))
    expect(container.textContent).toContain(text)
    expect(elementsOf(container)).toEqual(plain)
    cleanup()
  }
})

it('a question is noted as text, including its typed answer', () => {
  for (const { text } of INJECTIONS) {
    const judgement = judgementOf({ outcome: 'wrong', correct: correct(text) })
    const { content } = questionNoteText(short, judgement)
    expect(content).toBe(`Točan odgovor: ${text.replace(/\s+/g, ' ').trim()}`)
  }
})

it('a sorting is noted with the reasons of its items, each with its item', () => {
  const judgement = judgementOf({
    outcome: 'partly',
    correct: { kind: 'groups', groups: { a: 'b' } },
    whyRight: [{ choice: 'a', reason: 'Ima perje.' }],
    explanation: 'Zato.',
  })
  const { content } = questionNoteText(questionOf('groups'), judgement)
  expect(content).toBe('Točan odgovor: ptice: kos\n\nkos: Ima perje.\n\nZato.')
})

it('a noted question says what its picture shows', () => {
  const html =
    '<p>Na koji broj pokazuje strelica?<svg role="img" aria-label="Pravac od 0 do 1."></svg></p>'
  const judgement = judgementOf({ outcome: 'right', correct: correct('Zagreb') })
  const { title, content } = questionNoteText({ ...short, html }, judgement)
  expect(title).toBe('Na koji broj pokazuje strelica?')
  expect(content).toMatch(/^Na slici: Pravac od 0 do 1\.\n\nTočan odgovor: /)
})
