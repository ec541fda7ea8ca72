import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ElementTiles } from '@/components/learning/lesson-state/element-tiles'
import type { PlacedLesson } from '@/lib/content/curriculum/model'

const ID = '01890000-0000-7000-8000-000000000001'

const lesson: PlacedLesson = {
  _id: ID,
  slug: 'pas-i-macka',
  title: 'Pas i mačka',
  summary: 'Tko laje, a tko mijauče.',
  questionCount: 12,
  cardCount: 0,
  isFree: false,
  unit: { _id: ID, name: 'Životinje', slug: 'zivotinje' },
  subject: { name: 'Priroda i društvo', area: 'priroda' },
  literatureName: 'Knjiga',
  literatureSlug: 'knjiga-1',
  gradeName: '1. razred',
  gradeSlug: '1-razred',
}

const tile = (name: RegExp) => screen.getByRole('link', { name })

it.each([
  [0, 'oko 1 minute čitanja'],
  [110, 'oko 1 minute čitanja'],
  [220, 'oko 2 minute čitanja'],
  [550, 'oko 5 minuta čitanja'],
  [2_310, 'oko 21 minute čitanja'],
])('a script of %i words takes „%s”', (scriptWords, fact) => {
  render(<ElementTiles lesson={lesson} scriptWords={scriptWords} />)
  expect(tile(/^Skripta/).textContent).toContain(fact)
})

it('the quiz shows its length and its free part; the check has its link', () => {
  render(<ElementTiles lesson={lesson} scriptWords={500} />)
  expect(tile(/^Kviz/).textContent).toContain('8 od 12 pitanja')
  expect(tile(/^Kviz/).getAttribute('href')).toBe('/1-razred/knjiga-1/pas-i-macka/kwiz')
  expect(tile(/^Provjera/).getAttribute('href')).toBe('/1-razred/knjiga-1/pas-i-macka/provjera')
})

it('the quiz and the cards of a free lesson are open as a whole', () => {
  render(<ElementTiles lesson={{ ...lesson, isFree: true, cardCount: 10 }} scriptWords={500} />)
  expect(tile(/^Kviz/).textContent).not.toContain('8 od')
  expect(tile(/^Kartice/).textContent).toContain('10 kartica')
})
