import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GradeCoverageList } from '@/components/content/curriculum/grade-coverage-list'

const GRADES = [
  {
    ...{ _id: '5', name: '5. razred', slug: '5-razred' },
    subjects: [
      { name: 'Matematika', lessons: 2 },
      { name: 'Geografija', lessons: 4 },
    ],
  },
  { _id: '6', name: '6. razred', slug: '6-razred', subjects: [{ name: 'Fizika', lessons: 15 }] },
  { _id: '7', name: '7. razred', slug: '7-razred', subjects: [] },
]

const linesOf = (items: HTMLElement[]) =>
  items.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

it('shows the number of lessons by grade, with links', () => {
  render(<GradeCoverageList coverage={GRADES} />)
  expect(screen.getByText(/^Iskra danas ima 21 lekciju\./)).toBeDefined()
  expect(linesOf(screen.getAllByRole('listitem'))).toEqual([
    '5. razred: 6 lekcija (Matematika 2, Geografija 4)',
    '6. razred: 15 lekcija (Fizika 15)',
    '7. razred: još nema lekcija',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/5-razred',
    '/6-razred',
    '/7-razred',
  ])
})

it('is missing before the grades are known', () => {
  expect(render(<GradeCoverageList coverage={[]} />).container.innerHTML).toBe('')
})
