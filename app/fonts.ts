import localFont from 'next/font/local'

/**
 * The app's own fonts. `optional` never swaps text already drawn: the first visit uses a system
 * font.
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

/** Loaded only for readers who choose it (components/platform/reading). */
const easy = localFont({
  src: [
    { path: './fonts/andika.woff2', weight: '400' },
    { path: './fonts/andika-bold.woff2', weight: '700' },
  ],
  variable: '--font-easy',
  display: 'swap',
  preload: false,
  fallback: [],
  adjustFontFallback: false,
})

/** Letters missing from the main file: č ć đ š ž. */
const easyCroatian = localFont({
  src: [
    { path: './fonts/andika-croatian.woff2', weight: '400' },
    { path: './fonts/andika-croatian-bold.woff2', weight: '700' },
  ],
  variable: '--font-easy-croatian',
  display: 'swap',
  preload: false,
  fallback: [],
  adjustFontFallback: false,
})

export const fontClasses = [body, display, easy, easyCroatian]
  .map(({ variable }) => variable)
  .join(' ')
