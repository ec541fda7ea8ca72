import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnitReviewView } from '@/components/content/curriculum/unit-review'
import type { UnitReview as UnitReviewData } from '@/lib/content/curriculum/unit-review'
import { idOf } from '../../support/family'

const FARAON = {
  ...{ _id: idOf('51'), slug: 'faraon', title: 'Faraon', summary: 'Tko je vladao.' },
  ...{ questionCount: 9, cardCount: 3, isFree: false, keywords: ['faraon', 'papirus'] },
  callouts: ['<aside class="callout"><p>Faraon je vladar.</p></aside>'],
}
const show = (lessons: UnitReviewData['lessons']) =>
  render(
    <UnitReviewView
      review={{
        grade: { _id: idOf('05'), name: '5. razred', slug: '5-razred', order: 5, isActive: true },
        subject: { name: 'Povijest', area: 'povijest' },
        literature: { _id: idOf('30'), slug: 'vremeplov', name: 'Vremeplov', description: 'Opis' },
        unit: { _id: idOf('40'), slug: 'egipat', name: 'Egipat', description: 'Na Nilu' },
        lessons,
      }}
      noteOf={(id) => <span>napredak {id.slice(-2)}</span>}
    >
      <p>Na kraju.</p>
    </UnitReviewView>,
  )

it('shows what to remember of each lesson, with the ways back to it', () => {
  show([
    FARAON,
    {
      ...FARAON,
      ...{ _id: idOf('52'), slug: 'nil', title: 'Nil', keywords: [], callouts: [] },
      ...{ questionCount: 0, cardCount: 0 },
    },
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Ponovi cjelinu: Egipat' })).toBeTruthy()
  const first = screen.getByRole('region', { name: /^1. ?Faraon$/ })
  expect(first.textContent).toContain('Pojmovi: faraon, papirus')
  expect(first.textContent).toContain('napredak 51')
  expect(first.querySelector('.prose aside')?.textContent).toBe('Faraon je vladar.')
  const linksIn = (section: HTMLElement) =>
    within(within(section).getByRole('list'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(linksIn(first)).toEqual([
    ['Skripta: Faraon', '/5-razred/vremeplov/faraon/skripta'],
    ['Kviz: Faraon', '/5-razred/vremeplov/faraon/kwiz'],
    ['Kartice: Faraon', '/5-razred/vremeplov/faraon/kartice'],
  ])
  const second = screen.getByRole('region', { name: /^2. ?Nil$/ })
  expect(second.textContent).not.toContain('Pojmovi')
  expect(linksIn(second)).toEqual([['Skripta: Nil', '/5-razred/vremeplov/nil/skripta']])
  expect(screen.getByText('Na kraju.')).toBeTruthy()
  expect(screen.getByText(/\/5-razred\/vremeplov\/ponovi\/egipat$/)).toBeTruthy()
})

it('says that lessons are still to come', () => {
  show([])
  expect(screen.getByText('Lekcije stižu uskoro')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ispiši' })).toBeNull()
})
