import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExportButtons } from '@/components/editing/transfer/export-buttons'

it('names what GIFT leaves out', () => {
  render(<ExportButtons literature="u1" />)
  expect(screen.getByText(/Kratki odgovor sa znakovima -> GIFT ne može zapisati/)).toBeTruthy()
})
