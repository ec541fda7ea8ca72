import { STATIC_PARTS } from '@/components/across/profile/static-parts'

/** A pupil's profile without anything done, due, planned or marked. */
export const EMPTY_PROFILE = {
  daily: 'none' as const,
  placements: [],
  recent: [],
  openMixedTest: null,
  review: { count: 0, hasDeck: false },
  nextPlan: null,
  marked: [],
  unseenAnswers: 0,
  familyGoal: null,
  grade: null,
  ...STATIC_PARTS,
  shelves: {},
}
