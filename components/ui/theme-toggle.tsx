'use client'
import { clsx } from 'clsx'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'

const NAME = 'Promijeni izgled: svijetli ili tamni'

/** Light or dark; until pressed the page follows the system. CSS alone switches the icon. */
export function ThemeToggle({ isLabelled = false }: { isLabelled?: boolean }) {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      aria-label={isLabelled ? undefined : NAME}
      title={isLabelled ? undefined : NAME}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className={clsx(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-control hover:bg-sunken',
        isLabelled ? 'px-3 font-bold' : 'min-w-11',
      )}
    >
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      {isLabelled && <span className="hidden dark:inline">Svijetli izgled</span>}
      {isLabelled && <span className="dark:hidden">Tamni izgled</span>}
    </button>
  )
}
