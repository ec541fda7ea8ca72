/**
 * Colours of the drawings. They are fixed, not theme tokens: every silhouette is visible on cream
 * as well as on deep indigo. No gradients and no ids, so any number of copies of a drawing can share
 * a page.
 */
export const artColors = {
  amber: '#f59e0b',
  bark: '#7c2d12',
  blue: '#3b82f6',
  coral: '#fb7185',
  cream: '#fff7ed',
  deep: '#ea580c',
  flame: '#f97316',
  gold: '#fbbf24',
  leaf: '#22c55e',
  lilac: '#a78bfa',
  mist: '#cbd5e1',
  moss: '#15803d',
  night: '#1e1b4b',
  rose: '#e11d48',
  sky: '#38bdf8',
  violet: '#4f46e5',
  yellow: '#fde047',
} as const
