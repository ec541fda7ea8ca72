/** A row of the report. */
export type Row = {
  what: string
  /** The measured value, with its unit. */
  measured: string
  /** The limit measured in the same run, or the parts of the figure. */
  beside: string
  /** `info` has no budget; `skipped` could not be measured on this machine. */
  verdict: 'pass' | 'MISSED' | 'info' | 'skipped'
  budget: string
}

type Figures = { what: string; measured: string; beside?: string; budget: string; holds: boolean }

/** A figure with a budget. */
export const judged = ({ what, measured, beside = '', budget, holds }: Figures): Row => ({
  what,
  measured,
  beside,
  budget,
  verdict: holds ? 'pass' : 'MISSED',
})

/** A figure without a budget, which explains others. */
export const noted = (what: string, measured: string, beside = ''): Row => ({
  what,
  measured,
  beside,
  budget: '',
  verdict: 'info',
})

export const skipped = (what: string, why: string): Row => ({
  what,
  measured: '',
  beside: `skipped: ${why}`,
  budget: '',
  verdict: 'skipped',
})
