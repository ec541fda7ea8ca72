import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportClosed } from '@/components/reports/report-closed'

it('shows what a report is without a subscription: its places, empty, and no pressure', () => {
  render(<ReportClosed firstName="Ivan" />)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Ukratko',
    'Što ide, a što treba vježbati',
    'Sljedeći korak',
    'Tri pitanja za kuhinjski stol',
  ])
  const text = document.body.textContent
  expect(text).toContain('Izvještaji su dio pretplate.')
  expect(text).toContain('Primjer je prazan.')
  // No figure that could be taken for a child's.
  expect(text).not.toMatch(/\d/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profil'])
})
