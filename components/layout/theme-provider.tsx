'use client'
import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'
import { ThemeColor } from './theme-color'

/** Colour mode: the system's or an explicit choice, kept in local storage (specification, section 3). */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <NextThemes attribute="data-theme" defaultTheme="system" enableSystem disableTransitionOnChange>
    <ThemeColor />
    {children}
  </NextThemes>
)
