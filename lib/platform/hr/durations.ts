import { counted, type PluralForms } from './plurals'

const HOURS: PluralForms = ['sat', 'sata', 'sati']
const MINUTES: PluralForms = ['minuta', 'minute', 'minuta']
/** Accusative and nominative are the same: za 1 dan, za 2 dana, za 5 dana. */
export const DAY_FORMS: PluralForms = ['dan', 'dana', 'dana']

const MINUTE_MS = 60_000

/** A duration in words: „2 sata i 15 minuta”, or „manje od minute”. */
export function durationWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes === 0) return ms > 0 ? 'manje od minute' : counted(0, MINUTES)
  const parts = [
    ...(minutes >= 60 ? [counted(Math.floor(minutes / 60), HOURS)] : []),
    ...(minutes % 60 ? [counted(minutes % 60, MINUTES)] : []),
  ]
  return parts.join(' i ')
}
