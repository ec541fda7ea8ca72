'use client'
import { clsx } from 'clsx'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import { useHydrated } from './use-hydrated'

const NAMES: Record<string, string> = {
  light: 'svijetli',
  dark: 'tamni',
  system: 'kao na uređaju',
}

/**
 * Cycles from the device's theme to the opposite, then to the device's current one, and back. CSS
 * alone switches the icon; an A (automatic) is added while following the device.
 */
export function ThemeToggle({ isLabelled = false }: { isLabelled?: boolean }) {
  const { theme = 'system', systemTheme = 'light', setTheme } = useTheme()
  // Unknown in the cached page.
  const isKnown = useHydrated()
  const name = isKnown ? `Izgled: ${NAMES[theme] ?? ''}` : 'Izgled'
  const other = systemTheme === 'dark' ? 'light' : 'dark'
  const change = () =>
    atOnce(() => {
      if (theme === 'system') setTheme(other)
      else setTheme(theme === other ? systemTheme : 'system')
    })
  return (
    <button
      type="button"
      aria-label={isLabelled ? undefined : name}
      title={isLabelled ? undefined : name}
      onClick={change}
      className={clsx(
        'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-control hover:bg-sunken',
        isLabelled ? 'px-3 font-bold' : 'min-w-11',
      )}
    >
      <Sun aria-hidden="true" className="size-5 dark:hidden" />
      <Moon aria-hidden="true" className="hidden size-5 dark:block" />
      {isLabelled && name}
      {!isLabelled && isKnown && theme === 'system' && (
        <span aria-hidden="true" className="absolute right-1 bottom-1 text-xs font-bold">
          A
        </span>
      )}
    </button>
  )
}

/** Changes the theme without transitions, with which single elements would lag behind. */
function atOnce(change: () => void): void {
  const { dataset } = document.documentElement
  dataset.isSwitching = ''
  change()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.isSwitching
    }),
  )
}
