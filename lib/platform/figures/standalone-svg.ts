/** Colours of the light theme (app/styles/theme.css); a test compares them. */
const COLORS: Readonly<Record<string, string>> = {
  paper: '#ffffff',
  blue: '#2563eb',
  'blue-soft': '#dbeafe',
  orange: '#ea580c',
  'orange-soft': '#ffedd5',
  green: '#15803d',
  'green-soft': '#dcfce7',
  red: '#dc2626',
  'red-soft': '#fee2e2',
  purple: '#7c3aed',
  'purple-soft': '#ede9fe',
  yellow: '#ca8a04',
  'yellow-soft': '#fef9c3',
}
const INK = '#241846'

/** A drawing for other programs: in fixed colours on white, with a common font. */
export const standaloneSvg = (svg: string): string =>
  svg
    .replace(/var\(--fig-([a-z-]+)\)/g, (whole, name: string) => COLORS[name] ?? whole)
    .replaceAll('currentColor', INK)
    .replace(
      'font-family="inherit">',
      'font-family="sans-serif"><rect width="100%" height="100%" fill="#ffffff"/>',
    )
