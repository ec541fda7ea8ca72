import type { NoteColor, NoteSource } from '@/lib/learning/notebook/model'

/** Background colours of notes; the contrast of text on them is at least 4.5:1 in both themes. */
export const PAPER_CLASSES: Record<NoteColor, string> = {
  yellow: 'bg-[var(--fig-yellow-soft)] border-l-[var(--fig-yellow)]',
  green: 'bg-[var(--fig-green-soft)] border-l-[var(--fig-green)]',
  blue: 'bg-[var(--fig-blue-soft)] border-l-[var(--fig-blue)]',
  pink: 'bg-[var(--fig-red-soft)] border-l-[var(--fig-red)]',
  violet: 'bg-[var(--fig-purple-soft)] border-l-[var(--fig-purple)]',
}

export const NOTE_SOURCE_LABELS: Record<NoteSource, string> = {
  skripta: 'Iz skripte',
  kwiz: 'Iz kviza',
  test: 'Iz testa',
  kartice: 'S kartice',
  provjera: 'Iz provjere',
  biljeznica: 'Moja bilješka',
}
