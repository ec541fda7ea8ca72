/** Colours of the notebook and of single notes; the screen maps them to its tokens. */
export const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink', 'violet'] as const
export type NoteColor = (typeof NOTE_COLORS)[number]
