import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pagination } from '@/components/ui/pagination'

const pathOf = (number: number) => `/knjiga/${number}`

function linksOf(number: number, pages: number) {
  render(<Pagination label="Stranice" {...{ number, pages, pathOf }} />)
  const links = within(
    screen.getByRole('navigation', { name: 'Stranice' }),
  ).getAllByRole<HTMLAnchorElement>('link')
  return links.map((link) => [link.textContent, link.getAttribute('href'), link.rel])
}

it('a list of one page has no page links', () => {
  render(<Pagination label="Stranice" number={1} pages={1} pathOf={pathOf} />)
  expect(document.body.textContent).toBe('')
})

it('links to the previous page, the next one, and those around the current one', () => {
  expect(linksOf(5, 21)).toEqual([
    ['Prethodna stranica', '/knjiga/4', 'prev'],
    ['Sljedeća stranica', '/knjiga/6', 'next'],
    ...[1, 4, 5, 6, 21].map((one) => [String(one), `/knjiga/${one}`, '']),
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5')
})

it.each([
  [1, 'Sljedeća stranica'],
  [3, 'Prethodna stranica'],
])('on page %i of three there is only „%s”', (number, name) => {
  expect(
    linksOf(number, 3)
      .filter(([, , rel]) => rel)
      .map(([text]) => text),
  ).toEqual([name])
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
