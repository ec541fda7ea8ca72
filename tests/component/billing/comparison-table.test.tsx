import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComparisonTable } from '@/components/billing/prices/comparison-table'

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)
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
