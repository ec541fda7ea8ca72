import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LessonResults } from '@/components/learning/exams/lesson-results'
import { MixedTestOffer } from '@/components/learning/exams/mixed-test-offer'
import { StartScreen } from '@/components/learning/exams/start-screen'
import { unitTestPlace } from '@/components/learning/exams/test-place'
import { idOf } from '../../support/family'
import { OVERVIEW } from '../../support/lesson-test'

const PLACE = unitTestPlace({ review: '/knjiga/ponovi/cjelina', book: '/knjiga' })
const nothing = () => Promise.resolve()
const show = (changes: object) =>
  render(
    <StartScreen
      overview={{ ...OVERVIEW, questionCount: 10, ...changes }}
      takesFocus={false}
      place={PLACE}
      onBegin={nothing}
      onReview={nothing}
    />,
  )

it('the start screen of a mixed test says what it asks', () => {
  show({ isLocked: false })
  expect(screen.getByText('Pitanja su iz svih lekcija cjeline, izmiješana.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Započni test' })).toBeTruthy()
})

it('without a subscription it says who opens it, and leads to the review', () => {
  show({ isAllowed: false, isLocked: true })
  expect(screen.getByRole('heading', { name: 'Test otvara pretplata' })).toBeTruthy()
  expect(screen.getByText('Mješoviti test dio je pretplate. Pokaži ovaj zaslon roditelju.'))
  expect(screen.queryByRole('button', { name: 'Započni test' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ponovi cjelinu' }).getAttribute('href')).toBe(
    '/knjiga/ponovi/cjelina',
  )
})

it('of a unit with too few lessons it says when there is one', () => {
  show({ questionCount: 0 })
  expect(screen.getByText(/s najmanje tri lekcije koje imaju pitanja/)).toBeTruthy()
})

it('a result names each lesson with its share', () => {
  render(
    <LessonResults
      lessons={[{ lessonId: idOf('51'), title: 'Nil', path: '/nil/skripta', right: 1, total: 2 }]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('Nil1 od 2')
  expect(screen.getByRole('link', { name: 'Nil' }).getAttribute('href')).toBe('/nil/skripta')
})

it('the review of a unit offers its test, and says to everyone what it needs', () => {
  render(<MixedTestOffer questionCount={10} path="/knjiga/ponovi/cjelina/test" />)
  expect(screen.getByText(/^10 pitanja iz svih lekcija cjeline/)).toBeTruthy()
  expect(screen.getByText(/Test pišu prijavljeni učenici, a dio je pretplate\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mješoviti test' }).getAttribute('href')).toBe(
    '/knjiga/ponovi/cjelina/test',
  )
})
