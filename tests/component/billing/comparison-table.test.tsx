import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComparisonTable } from '@/components/billing/prices/comparison-table'

/** What is read out: the name of the column stands in each cell for the eye only. */
const heard = (cell: Element) =>
  [...cell.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map(({ textContent }) => textContent)
    .join('')
const cellsOf = (row: HTMLElement) => [...row.children].map(heard)
const shown = () => screen.getAllByRole('row').map(cellsOf)

it('says nothing of an assistant with AI where there is no model', () => {
  const { container } = render(<ComparisonTable hasModel={false} />)
  expect(container.textContent).not.toContain('AI')
  const [head, ...rows] = shown()
  expect(head).toEqual(['Što', 'Besplatno', 'Pretplata', 'S profesorom'])
  expect(rows.at(-1)).toEqual(['Pitanja profesoru', 'nema', 'nema', '10 pitanja na dan'])
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([4]))
})

it('with a model, has the assistant in both sizes', () => {
  render(<ComparisonTable hasModel />)
  expect(shown()).toContainEqual([
    'Pomoćnik s AI',
    ...['nema', 'nema', '5 odgovora na dan', '200 odgovora na dan'],
  ])
})

it('names the column in every cell, for a phone where a row is a block', () => {
  render(<ComparisonTable hasModel />)
  const [, ...rows] = screen.getAllByRole('row')
  for (const row of rows) {
    const names = [...row.querySelectorAll('td > [aria-hidden]')].map((one) => one.textContent)
    expect(names).toEqual(['Besplatno', 'Pretplata', 'S pomoćnikom', 'Sve u jednom'])
  }
})
