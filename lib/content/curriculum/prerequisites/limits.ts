/** Size of a lesson in the map of prerequisites, in pixels. */
export const LESSON_BOX = { width: 184, height: 60 } as const
/** Gaps between lessons of a row, between rows, and around the map, in pixels. */
export const MAP_GAPS = { nodesep: 20, ranksep: 44, marginx: 8, marginy: 8 } as const
