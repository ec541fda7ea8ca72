/** What a test is about: a lesson, or several (a mixed test). */
export type TestScope = { lessonId: string } | MixedScope

/** All lessons of a unit, or those of one part of a textbook: a rehearsal of a school's test. */
export type MixedScope = { unitId: string } | RehearsalScope

export type RehearsalScope = {
  literatureId: string
  /** From 1. */
  part: number
}
