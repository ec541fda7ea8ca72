import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextbookView } from '@/components/content/curriculum/textbook'
import type { LiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { idOf } from '../../support/family'

const page = (
  part: Partial<LiteraturePage>,
  before = 0,
  lessonCount = before + 2,
): LiteraturePage => ({
  grade: { _id: idOf('05'), name: '5. razred', slug: '5-razred', order: 5, isActive: true },
  subject: { name: 'Povijest', area: 'povijest' },
  literature: { _id: idOf('30'), slug: 'vremeplov', name: 'Vremeplov', description: 'Kroz doba' },
  units: [
    {
      ...{ _id: idOf('40'), slug: 'egipat', name: 'Egipat', description: 'Na Nilu' },
      ...{ before, lessonCount },
      lessons: ['Faraon', 'Piramida'].map((title, index) => ({
        ...{ _id: idOf(`5${index}`), slug: title.toLowerCase(), title, summary: 's' },
        ...{ questionCount: 9, cardCount: 3, isFree: index === 0 },
      })),
    },
  ],
  number: 1,
  pages: 1,
  pictures: new Map(),
  ...part,
})
const numbers = () =>
  screen.getAllByRole('link').map((link) => link.querySelector('.size-12')?.textContent)

it('a textbook of one page mentions no pages', () => {
  render(<TextbookView page={page({})} noteOf={() => null} />)
  expect(screen.getByRole('heading', { name: 'Egipat' })).toBeTruthy()
  expect(screen.getByText('Na Nilu')).toBeTruthy()
  expect(screen.getByText('Kroz doba')).toBeTruthy()
  expect(numbers().filter(Boolean)).toEqual(['1', '2'])
  expect(document.body.textContent).not.toContain('tranic')
})

it('marks the free lesson, whose whole quiz is open, and no other', () => {
  render(<TextbookView page={page({})} noteOf={() => null} />)
  const [faraon, piramida] = ['Faraon', 'Piramida'].map((title) =>
    screen.getByText(title).closest('a'),
  )
  expect(faraon?.textContent).toContain('9 pitanja u kvizu')
  expect(faraon?.textContent).not.toContain('8 od 9')
  expect(faraon?.textContent).toContain('Besplatno: sva pitanja, kartice i testovi')
  // A guest needs an account for a test.
  expect(faraon?.textContent).toContain('uz besplatan račun i testovi')
  expect(piramida?.textContent).toContain('8 od 9 pitanja')
  expect(piramida?.textContent).not.toContain('Besplatno')
})

it('a further page shows its number, and continues the unit of the previous one', () => {
  render(<TextbookView page={page({ number: 2, pages: 3 }, 200)} noteOf={() => null} />)
  expect(screen.getByText('2. stranica od 3')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Egipat (nastavak)' })).toBeTruthy()
  expect(screen.queryByText('Na Nilu')).toBeNull()
  expect(numbers().filter(Boolean)).toEqual(['201', '202'])
  const hrefs = ['Prethodna stranica', 'Sljedeća stranica'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/5-razred/vremeplov', '/5-razred/vremeplov/-/stranica/3'])
})

it('early readers see a lesson’s picture in place of its number', () => {
  const pictures = new Map([[idOf('50'), '<svg viewBox="0 0 4 4"><circle r="2"></circle></svg>']])
  render(<TextbookView page={page({ pictures })} noteOf={() => null} />)
  const [first, second] = ['Faraon', 'Piramida'].map((name) => screen.getByText(name).closest('a'))
  expect(first?.querySelector('[class~="early:block"] svg circle')).toBeTruthy()
  expect(first?.querySelector('.size-12')?.className).toContain('early:hidden')
  expect(second?.querySelector('svg circle')).toBeNull()
  expect(second?.querySelector('.size-12')?.className).not.toContain('early:hidden')
})

const reviewLink = () => screen.queryByRole('link', { name: 'Ponovi cjelinu: Egipat' })

it.each([
  ['after the lessons of a unit', 0, 2, true],
  ['where a unit of several pages ends', 200, 202, true],
  ['not where it goes on', 0, 3, false],
])('leads to the review of a unit %s', (_, before, lessonCount, isThere) => {
  render(<TextbookView page={page({}, before, lessonCount)} noteOf={() => null} />)
  expect(reviewLink()?.getAttribute('href') ?? null).toBe(
    isThere ? '/5-razred/vremeplov/ponovi/egipat' : null,
  )
})

it('leads to no review of a single lesson', () => {
  const [unit] = page({}).units
  const units = unit ? [{ ...unit, lessons: unit.lessons.slice(1), lessonCount: 1 }] : []
  render(<TextbookView page={page({ units })} noteOf={() => null} />)
  expect(reviewLink()).toBeNull()
})
