import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GeneratedFigureDialog } from '@/components/content/editor/generated-figure-dialog'

const open = (src: string) => {
  const onSave = vi.fn()
  render(
    <GeneratedFigureDialog named={{ src, alt: '' }} onSave={onSave} onClose={() => undefined} />,
  )
  return onSave
}
const temperature = () => screen.getByRole('textbox', { name: 'Temperatura' })

it('a fault has the names of the fields on the screen, not those of the address', () => {
  open('figura:toplomjer?t=8&od=-10&do=30&korak=2')
  fireEvent.change(temperature(), { target: { value: 'osam' } })
  expect(screen.getByText('Toplomjer: „Temperatura” mora biti broj.')).toBeDefined()
  fireEvent.change(temperature(), { target: { value: '50' } })
  expect(screen.getByText('Toplomjer: „Temperatura” mora biti na ljestvici.')).toBeDefined()
})
