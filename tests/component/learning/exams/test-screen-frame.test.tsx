import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LessonResults } from '@/components/learning/exams/lesson-results'
import { MixedTestOffer } from '@/components/learning/exams/mixed-test-offer'
import { RehearsalsOffer } from '@/components/learning/exams/rehearsals-offer'
import { StartScreen } from '@/components/learning/exams/start-screen'
import { rehearsalTestFrame, unitTestFrame } from '@/components/learning/exams/test-screen-frame'
import { idOf } from '../../support/family'
import { OVERVIEW } from '../../support/lesson-test'

const PLACE = unitTestFrame({ review: '/knjiga/ponovi/cjelina', book: '/knjiga' })
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
  expect(screen.getByText('Pitanja iz cijele cjeline su izmiješana.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Započni test' })).toBeTruthy()
})

it('without a subscription it says who opens it, and leads to the review', () => {
  show({ isAllowed: false, isLocked: true })
  expect(screen.getByRole('heading', { name: 'Test otvara pretplata' })).toBeTruthy()
  expect(screen.getByText('Ovaj test dio je pretplate. Pokaži ovaj zaslon roditelju.'))
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
  expect(screen.getByText(/^10 pitanja iz cijele cjeline/)).toBeTruthy()
  expect(
    screen.getByText(/^Mješoviti test pišu prijavljeni učenici, a dio je pretplate\./),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mješoviti test' }).getAttribute('href')).toBe(
    '/knjiga/ponovi/cjelina/test',
  )
})

const unitOf = (name: string) => ({
  ...{ _id: idOf(`6${name.length}`), slug: name.toLowerCase(), name, description: 'Opis' },
  lessons: ['a', 'b', 'c'].map((title) => ({
    ...{ _id: idOf('51'), slug: title, title, summary: 's', questionCount: 8, cardCount: 0 },
    ...{ isFree: false, outcomes: [], outcomesVerified: false },
    ...{ prerequisites: [], priorKnowledge: [] },
  })),
})
const showRehearsals = (names: string[], isCut = false) =>
  render(
    <RehearsalsOffer
      map={{
        grade: { _id: idOf('05'), name: '5. razred', slug: '5-razred', order: 5, isActive: true },
        literature: { _id: idOf('30'), slug: 'vremeplov', name: 'Vremeplov', description: 'Opis' },
        ...{ units: names.map(unitOf), isCut },
      }}
    />,
  )

it('the map of a textbook offers three rehearsals, each with its units', () => {
  showRehearsals(['Egipat', 'Grčka', 'Rim', 'Srednji vijek'])
  const links = screen.getAllByRole('link', { name: /probni ispit/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1. probni ispit10 pitanja: Egipat', '/5-razred/vremeplov/karta/probni-ispit/1'],
    ['2. probni ispit10 pitanja: Grčka', '/5-razred/vremeplov/karta/probni-ispit/2'],
    ['3. probni ispit10 pitanja: Rim, Srednji vijek', '/5-razred/vremeplov/karta/probni-ispit/3'],
  ])
  expect(
    screen.getByText(/^Probni ispit pišu prijavljeni učenici, a dio je pretplate/),
  ).toBeTruthy()
})

it.each([
  ['few units', ['Egipat', 'Grčka'], false],
  ['more lessons than its map', ['Egipat', 'Grčka', 'Rim'], true],
])('a textbook with %s has none', (_, names, isCut) => {
  expect(showRehearsals(names, isCut).container.textContent).toBe('')
})

it('the start screen of a rehearsal names its units', () => {
  const place = rehearsalTestFrame({ part: 2, units: ['Grčka', 'Rim'], map: '/m', book: '/b' })
  expect(place.about).toBe('Izmiješana pitanja iz ovih cjelina: Grčka, Rim.')
  expect(place.earlierTitle).toBe('Tvoji testovi: 2. probni ispit')
})
