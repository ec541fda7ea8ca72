import type { Config } from 'tailwindcss'

/** A colour of the theme, defined by a variable in app/styles/theme.css. */
const themed = (name: string) => `var(--${name})`

/**
 * The design tokens (docs/architecture.md, "Looks"). Colours are variables in app/styles/theme.css.
 */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    extend: {
      colors: {
        page: themed('page'),
        surface: themed('surface'),
        sunken: themed('sunken'),
        ink: themed('ink'),
        muted: themed('muted'),
        line: themed('line'),
        /** Borders of input fields and checkboxes: at least 3:1 (WCAG 1.4.11). */
        field: themed('field'),
        link: { DEFAULT: themed('link'), soft: themed('link-soft') },
        spark: { DEFAULT: themed('spark'), deep: themed('spark-deep'), ink: themed('spark-ink') },
        good: { DEFAULT: themed('good'), soft: themed('good-soft') },
        bad: { DEFAULT: themed('bad'), soft: themed('bad-soft') },
        almost: { DEFAULT: themed('almost'), soft: themed('almost-soft') },
        area: { DEFAULT: themed('area'), soft: themed('area-soft') },
      },
      fontFamily: {
        sans: ['var(--font-body)', 'ui-rounded', 'system-ui', 'sans-serif'],
        display: ['var(--font-display)', 'ui-rounded', 'system-ui', 'sans-serif'],
      },
      borderRadius: { card: '1.25rem', control: '0.9rem' },
      boxShadow: {
        card: '0 1px 2px rgb(35 26 61 / 0.06), 0 8px 24px -12px rgb(35 26 61 / 0.18)',
        lift: '0 2px 4px rgb(35 26 61 / 0.08), 0 16px 36px -14px rgb(35 26 61 / 0.3)',
      },
      transitionDuration: { quick: '120ms', calm: '240ms' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1' } },
        pop: { '50%': { transform: 'scale(1.04)' } },
        shake: {
          '20%, 60%': { transform: 'translateX(-6px)' },
          '40%, 80%': { transform: 'translateX(6px)' },
        },
      },
      animation: {
        rise: 'rise 240ms ease-out both',
        pop: 'pop 240ms ease-out',
        shake: 'shake 400ms ease-in-out',
      },
    },
  },
}

export default config
