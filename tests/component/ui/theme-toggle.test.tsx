import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ThemeToggle } from '@/components/ui/theme-toggle'

const themes = { theme: 'system', systemTheme: 'light' }
const setTheme = (theme: string) => void (themes.theme = theme)
vi.mock('next-themes', () => ({ useTheme: () => ({ ...themes, setTheme }) }))

it.each([
  ['light', ['kao na uređaju', 'tamni', 'svijetli', 'kao na uređaju']],
  ['dark', ['kao na uređaju', 'svijetli', 'tamni', 'kao na uređaju']],
])('on a device that is %s it cycles through all themes and names each', (system, names) => {
  Object.assign(themes, { theme: 'system', systemTheme: system })
  const { rerender } = render(<ThemeToggle />)
  for (const name of names) {
    const toggle = screen.getByRole('button')
    expect(toggle.getAttribute('aria-label')).toBe(`Izgled: ${name}`)
    fireEvent.click(toggle)
    rerender(<ThemeToggle />)
  }
})
