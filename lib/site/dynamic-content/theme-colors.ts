/** The page's background in both looks: `--page` of app/styles/theme.css, for the browser's bar. */
export const THEME_COLORS = { light: '#fffaf2', dark: '#14112a' } as const
