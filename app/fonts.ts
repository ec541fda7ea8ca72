import localFont from 'next/font/local'

/**
 * Fonts come from the app itself; `optional` means that text is never drawn twice, so nothing
 * jumps: who has no font yet reads in the system's, and has it on the next page.
 */
const body = localFont({
  src: './fonts/nunito-latin.woff2',
  variable: '--font-body',
  display: 'optional',
  weight: '400 800',
  fallback: [],
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212' }],
})

const bodyExt = localFont({
  src: './fonts/nunito-croatian.woff2',
  variable: '--font-body-ext',
  display: 'optional',
  weight: '400 800',
  fallback: [],
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F' }],
})

const display = localFont({
  src: './fonts/baloo-latin.woff2',
  variable: '--font-display',
  display: 'optional',
  weight: '700',
  fallback: [],
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2212' }],
})

const displayExt = localFont({
  src: './fonts/baloo-croatian.woff2',
  variable: '--font-display-ext',
  display: 'optional',
  weight: '700',
  fallback: [],
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-024F' }],
})

export const fontClasses = [body, bodyExt, display, displayExt]
  .map(({ variable }) => variable)
  .join(' ')
