'use client'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'

/** Light or dark; until it is pressed the page follows the system. Icons switch by CSS alone. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      aria-label="Prebaci između svijetlog i tamnog izgleda"
      title="Prebaci između svijetlog i tamnog izgleda"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken"
    >
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
    </button>
  )
}
