import localFont from 'next/font/local'

/**
 * Fonts come from the app itself; `optional` means that text is never drawn twice, so nothing
 * jumps: who has no font yet reads in the system's, and has it on the next page.
 */
const body = localFont({
  src: './fonts/nunito.woff2',
  variable: '--font-body',
  display: 'optional',
  weight: '400 800',
  fallback: [],
  adjustFontFallback: false,
})

const display = localFont({
  src: './fonts/baloo-2.woff2',
  variable: '--font-display',
  display: 'optional',
  weight: '700',
  fallback: [],
  adjustFontFallback: false,
})

export const fontClasses = `${body.variable} ${display.variable}`
