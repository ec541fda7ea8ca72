'use client'
import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { ThemeColor } from './theme-color'

type ThemeProviderProps = { nonce?: string | undefined; children: ReactNode }

/** Colour mode: the system's or an explicit choice, kept in local storage (specification, section 3). */
export function ThemeProvider({ nonce = '', children }: ThemeProviderProps) {
  return (
    <NextThemes
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      nonce={nonce}
    >
      <ThemeColor />
      {children}
    </NextThemes>
  )
}

/**
 * Shows nothing. In the root layout it brings the scripts of this file into the one bundle that all
 * pages share: each group of pages has its own provider, and would else carry a copy of them.
 */
export const ThemeScripts = () => null
