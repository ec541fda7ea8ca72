import type { PluralForms } from '@/lib/platform/hr/plurals'

export const POINT_FORMS: PluralForms = ['bod', 'boda', 'bodova']
export const PLAYER_FORMS: PluralForms = ['igrač', 'igrača', 'igrača']

/** The formatted duration of a play: `45 s`, `1 min 5 s`, `1 h 2 min`. */
export function formatPlayTime(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
