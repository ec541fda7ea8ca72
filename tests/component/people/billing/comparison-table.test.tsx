import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComparisonTable } from '@/components/people/billing/prices/comparison-table'

const NOTHING = { hasSubscription: false, hasAi: false, hasAiMax: false, hasProfessor: false }
const SUBSCRIPTION = { ...NOTHING, hasSubscription: true }
const PROFESSOR = { ...NOTHING, hasProfessor: true }
const ASSISTANT = { ...SUBSCRIPTION, hasAi: true }

/** The text read aloud: each cell's column name is only visual. */
const heard = (cell: Element) =>
  [...cell.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map(({ textContent }) => textContent)
    .join('')
const cellsOf = (row: HTMLElement) => [...row.children].map(heard)
const shown = () => screen.getAllByRole('row').map(cellsOf)

it('promises nothing with the professor that only a subscription includes', () => {
  const { container } = render(<ComparisonTable products={[SUBSCRIPTION, PROFESSOR]} />)
  expect(container.textContent).not.toContain('AI')
  const [head, ...rows] = shown()
  expect(head).toEqual(['Što', 'Besplatno', 'Pretplata', 'Pitanja profesoru'])
  expect(rows).toContainEqual(['Pitanja u kvizu lekcije', 'prvih 8', 'sva', 'prvih 8'])
  expect(rows).toContainEqual(['Izvještaji za roditelje', 'nema', 'da', 'nema'])
  expect(rows.at(-1)).toEqual(['Pitanja profesoru', 'nema', 'nema', '10 pitanja na dan'])
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([4]))
})

it('shows what a family shares, as far as it is sold', () => {
  const { container, rerender } = render(<ComparisonTable products={[SUBSCRIPTION]} />)
  expect(container.textContent).not.toContain('za cijelu obitelj')
  rerender(<ComparisonTable products={[ASSISTANT]} />)
  expect(container.textContent).toContain('Odgovori pomoćnika s AI broje se za cijelu obitelj.')
  rerender(<ComparisonTable products={[ASSISTANT, PROFESSOR]} />)
  expect(container.textContent).toContain('s AI i pitanja profesoru broje se za cijelu obitelj.')
})

it('names the column in every cell, for phones where a row is a block', () => {
  render(<ComparisonTable products={[SUBSCRIPTION, ASSISTANT]} />)
  const [, ...rows] = screen.getAllByRole('row')
  for (const row of rows) {
    const names = [...row.querySelectorAll('td > [aria-hidden]')].map((one) => one.textContent)
    expect(names).toEqual(['Besplatno', 'Pretplata', 'Pretplata, AI'])
  }
})

it('compares nothing when nothing is offered', () => {
  expect(render(<ComparisonTable products={[]} />).container.innerHTML).toBe('')
})
