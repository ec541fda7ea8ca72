/** What the charts of a report have in common; colours follow the theme. */
export const AXIS = {
  tick: { fill: 'var(--muted)', fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
} as const

export const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 } as const
