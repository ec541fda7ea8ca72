import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BookMapView } from '@/components/content/curriculum/book-map'
import type { BookMap as BookMapData, LessonOnMap } from '@/lib/content/curriculum/book-map'
import { idOf } from '../../support/family'

const lesson = (title: string, changes: Partial<LessonOnMap> = {}): LessonOnMap => ({
  ...{ _id: idOf(String(title.length + 50)), slug: title.toLowerCase(), title, summary: 'Sažetak' },
  ...{ questionCount: 12, cardCount: 1, isFree: false },
  ...{ outcomes: [], outcomesVerified: false, prerequisites: [], priorKnowledge: [], ...changes },
})
const unit = (name: string, lessons: LessonOnMap[]) => ({
  ...{ _id: idOf(String(name.length + 20)), slug: name.toLowerCase(), name, description: 'Opis' },
  lessons,
})
const show = (units: BookMapData['units'], isCut = false) =>
  render(
    <BookMapView
      map={{
        grade: { _id: idOf('05'), name: '5. razred', slug: '5-razred', order: 5, isActive: true },
        subject: { name: 'Povijest', area: 'povijest' },
        literature: { _id: idOf('30'), slug: 'vremeplov', name: 'Vremeplov', description: 'Opis' },
        ...{ units, isCut, prerequisitesOutside: [], booksOutside: [] },
      }}
      noteOf={(id) => <span>napredak {id.slice(-2)}</span>}
    />,
  )
const EGYPT = [lesson('Faraon'), lesson('Piramida')]

it('shows each unit with its lessons, and those that are still to come', () => {
  show([unit('Egipat', EGYPT), unit('Grčka', [])])
  expect(screen.getByText('Cijela knjiga na jednom mjestu: 2 cjeline, 2 lekcije i 24 pitanja.'))
  const overview = screen.getByRole('region', { name: 'Cjeline' })
  expect(
    within(overview)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1.Egipat 2 lekcije', '2.Grčka uskoro'])
  const links = screen.getAllByRole('link', { name: /^Ponovi cjelinu/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/5-razred/vremeplov/ponovi/egipat',
  ])
  const greece = screen.getByRole('region', { name: /^2. ?Grčka$/ })
  expect(greece.textContent).toContain('Lekcije stižu uskoro.')
  const [first] = within(screen.getByRole('region', { name: /^1. ?Egipat$/ })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('12 pitanja1 kartica')
  expect(first?.textContent).toContain('napredak')
})

it('marks outcomes that nobody has verified, and names prerequisites with their place', () => {
  show([
    unit('Egipat', [
      lesson('Faraon', { outcomes: ['POV OŠ A.5.1'] }),
      lesson('Piramida', {
        ...{ outcomes: ['POV OŠ B.5.1'], outcomesVerified: true },
        prerequisites: [
          { title: 'Zemljovid', path: '/4-razred/zavicaj/zemljovid', place: 'Zavičaj, 4. razred' },
          { title: 'Nil', path: '/5-razred/vremeplov/nil', place: null },
        ],
      }),
    ]),
  ])
  expect(screen.getByText('POV OŠ A.5.1*')).toBeTruthy()
  expect(screen.getByText('POV OŠ B.5.1')).toBeTruthy()
  expect(screen.getByText(/^\* Ishod učenja još nije provjeren/)).toBeTruthy()
  const needs = screen.getByText(/^Oslanja se na:/)
  expect(needs.textContent).toBe('Oslanja se na: Zemljovid (Zavičaj, 4. razred), Nil')
  expect(screen.getByRole('link', { name: 'Nil' }).getAttribute('href')).toBe(
    '/5-razred/vremeplov/nil',
  )
})

it('names the skills of lower grades, each once with the lessons that need it', () => {
  const priorKnowledge = ['čitanje zemljovida (4. razred)']
  show([
    unit('Egipat', [lesson('Faraon', { priorKnowledge }), lesson('Piramida')]),
    unit('Grčka', [lesson('Atena', { priorKnowledge })]),
  ])
  const heading = 'Što se nadovezuje na niže razrede'
  const section = screen.getByRole('region', { name: heading })
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['čitanje zemljovidaFaraon, Atena'])
  expect(within(section).getByRole('heading', { name: '4. razred' })).toBeTruthy()
  const link = within(section).getByRole('link', { name: 'Faraon' })
  expect(link.getAttribute('href')).toBe('/5-razred/vremeplov/faraon')
  expect(screen.getByRole('link', { name: heading }).getAttribute('href')).toBe(`#${section.id}`)
})

it('a textbook that needs nothing from lower grades does not speak of them', () => {
  show([unit('Egipat', EGYPT), unit('Grčka', EGYPT)])
  expect(screen.queryByText(/niže razrede/)).toBeNull()
})

it('a textbook of one unit has no overview, and verified outcomes no remark', () => {
  show([unit('Egipat', [lesson('Faraon', { outcomes: ['POV OŠ A.5.1'], outcomesVerified: true })])])
  expect(screen.queryByRole('region', { name: 'Cjeline' })).toBeNull()
  expect(screen.queryByText(/provjeren/)).toBeNull()
})

it('an empty textbook leads back to the grade', () => {
  show([])
  expect(screen.getByText('Lekcije stižu uskoro')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Natrag na 5. razred' })).toBeTruthy()
})

it('a long textbook leads to its other lessons', () => {
  show([unit('Egipat', EGYPT)], true)
  expect(screen.getByText('Početak knjige na jednom mjestu: 1 cjelina, 2 lekcije i 24 pitanja.'))
  const rest = screen.getByRole('link', { name: 'Sve su lekcije u udžbeniku' })
  expect(rest.getAttribute('href')).toBe('/5-razred/vremeplov')
})
