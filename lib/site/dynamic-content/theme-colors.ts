/**
 * Background of the light and the dark theme, for the browser's bar: `--page` in
 * app/styles/theme.css.
 */
export const THEME_COLORS = { light: '#fffaf2', dark: '#14112a' } as const
