/** What a test is about: a lesson, or all lessons of a unit (a mixed test). */
export type TestScope = { lessonId: string } | MixedScope

/** A test over several lessons. */
export type MixedScope = { unitId: string }
