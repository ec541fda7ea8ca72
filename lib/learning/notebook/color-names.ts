import type { NoteColor } from './model'

/** Names of the colours, for screen readers and the export. */
export const COLOR_NAMES: Record<NoteColor, string> = {
  yellow: 'žuta',
  green: 'zelena',
  blue: 'plava',
  pink: 'ružičasta',
  violet: 'ljubičasta',
}
