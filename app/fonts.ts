import localFont from 'next/font/local'

/** The app's own fonts; `optional` never swaps drawn text: a first visit has the system's font. */
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
