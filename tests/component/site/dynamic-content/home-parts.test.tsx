import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FUN_QUIZZES_PATH } from '@/lib/platform/paths'
import { FunQuizShelf } from '@/components/learning/fun-quizzes/fun-quiz-shelf'
import { Highlights } from '@/components/site/dynamic-content/highlights'
import type { FunQuizSummary } from '@/lib/learning/fun-quizzes/model'
import type { GradeHighlights } from '@/lib/site/dynamic-content/highlights'

const quiz = (slug: string): FunQuizSummary => ({
  ...{ slug, title: `Kviz ${slug}`, description: '', icon: 'zivotinje', questionCount: 9 },
})

it('shows three fun quizzes and a link to all', () => {
  render(<FunQuizShelf quizzes={['a', 'b', 'c', 'd'].map(quiz)} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['a', 'b', 'c'].map((slug) => `/zabavni-kwizovi/${slug}`),
    FUN_QUIZZES_PATH,
  ])
})

it('shows nothing without fun quizzes', () => {
  expect(render(<FunQuizShelf quizzes={[]} />).container.innerHTML).toBe('')
})

it('labels recommended lessons and questions, with the question’s topic', () => {
  const grades = [
    {
      ...{ gradeName: '2. razred', gradeSlug: '2-razred' },
      lessons: [
        { _id: '1', title: 'Pješak', gradeSlug: '2-razred', bookSlug: 'priroda', slug: 'pjesak' },
      ],
      questions: [
        { slug: 'koja-1', title: 'Koje su tvrdnje točne?', lesson: { title: 'Imenice' } },
        { slug: 'pitanje-2', title: 'Imenice', lesson: { title: 'Imenice' } },
      ],
    },
  ] as unknown as GradeHighlights[]
  render(<Highlights grades={grades} />)
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual([
    '2. razred',
    'LekcijaPješak',
    'Pitanje · ImeniceKoje su tvrdnje točne?',
    'Pitanje iz lekcijeImenice',
  ])
})
