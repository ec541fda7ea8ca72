import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AfterTest } from '@/components/learning/exams/after-test'
import { lessonTestFrame } from '@/components/learning/exams/test-screen-frame'
import type { TestReview } from '@/lib/learning/exams/model'
import { idOf } from '../../support/family'
import { judgementOf, questionOf } from '../../support/quiz'

const PLACE = lessonTestFrame({
  script: '/lekcija/skripta',
  quiz: '/lekcija/kwiz',
  lesson: '/lekcija',
})
const correct = { kind: 'single', choice: 'b' } as const
const itemOf = (outcome: 'right' | 'wrong', isAnswered = true): TestReview['items'][number] => ({
  question: questionOf('single'),
  answer: isAnswered ? { kind: 'single', choice: 'a' } : null,
  judgement: judgementOf({ outcome, correct }),
})
const WRONG = itemOf('wrong')
const RIGHT = itemOf('right')
const EMPTY = itemOf('wrong', false)

function show(
  mark: TestReview['mark'],
  items: TestReview['items'],
  lessons?: TestReview['lessons'],
) {
  const right = items.filter((item) => item === RIGHT).length
  const head = {
    ...{ _id: idOf('30'), lessonID: lessons ? null : idOf('20'), at: '2026-11-22T10:00:00Z' },
    ...(lessons && { lessons }),
  }
  const place = lessons ? { ...PLACE, practice: null } : PLACE
  render(<AfterTest review={{ ...head, mark, right, total: items.length, items }} place={place} />)
  const [main, ...others] = screen.getAllByRole('link')
  return {
    main: [main?.textContent, main?.getAttribute('href')],
    others: others.map((link) => link.textContent),
    steps: screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  }
}

it('a weak test leads to the script, then to its mistakes, eight at a time', () => {
  const { main, others, steps } = show(1, Array<typeof WRONG>(10).fill(WRONG))
  expect(main).toEqual(['Čitaj skriptu', '/lekcija/skripta'])
  expect(others).toEqual(['Vježbaj greške: 8'])
  expect(steps).toEqual([
    'Pročitaj skriptu još jednom, oko pet minuta.',
    'Vježbaj što nije išlo: 8 pitanja.',
    'Test ponovi sutra ili prekosutra: nakon noći se vidi što je ostalo.',
  ])
})

it('a better one leads to exactly its mistakes', () => {
  const { main, steps } = show(4, [RIGHT, RIGHT, RIGHT, WRONG, EMPTY])
  expect(main).toEqual(['Vježbaj greške: 1', `/profil/greske#test-${idOf('30')}`])
  expect(steps).toHaveLength(2)
})

it('questions without an answer are no mistakes: the quiz asks them', () => {
  expect(show(2, [RIGHT, EMPTY]).others).toEqual(['Igraj kviz'])
})

it('after a test without a mistake „Danas” is next', () => {
  expect(show(5, [RIGHT]).main).toEqual(['Dalje: današnja vježba', '/profil/danas'])
})

const lessonResult = (title: string, right: number, total: number) => ({
  ...{ lessonId: idOf(`5${title.length}`), title, path: `/${title}/skripta` },
  ...{ right, total },
})

it('a mixed test leads to its two weakest lessons, then to its mistakes', () => {
  const { main, others, steps } = show(
    1,
    [WRONG, WRONG, WRONG, RIGHT],
    [lessonResult('nil', 0, 1), lessonResult('faraon', 0, 1), lessonResult('piramida', 1, 2)],
  )
  expect(main).toEqual(['Čitaj: nil', '/nil/skripta'])
  expect(others).toEqual(['Čitaj: faraon', 'Vježbaj greške: 3'])
  expect(steps).toEqual([
    'Ponovi lekciju „nil”: točno 0 od 1.',
    'Ponovi lekciju „faraon”: točno 0 od 1.',
    'Vježbaj što nije išlo: 3 pitanja.',
    'Test ponovi sutra ili prekosutra: nakon noći se vidi što je ostalo.',
  ])
  expect(screen.getByRole('link', { name: /^Vježbaj/ }).getAttribute('href')).toBe(
    `/profil/greske#test-${idOf('30')}`,
  )
})

it('a mixed test with open questions alone leads to the lesson, and to no quiz', () => {
  expect(show(4, [RIGHT, EMPTY], [lessonResult('nil', 0, 1), lessonResult('rim', 1, 1)])).toEqual({
    main: ['Čitaj: nil', '/nil/skripta'],
    others: [],
    steps: [
      'Ponovi lekciju „nil”: točno 0 od 1.',
      'Test ponovi sutra ili prekosutra: nakon noći se vidi što je ostalo.',
    ],
  })
})
