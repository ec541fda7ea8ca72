import type { ReactNode } from 'react'
import type { FamilyStarArt } from '@/components/learning/family-goal/family-goal-panel'
import type { SubjectIcons } from '@/components/learning/notebook/bookmarks-panel'
import type { LessonShelvesByGrade } from './lesson-shelves-by-grade'
import type { YoungArts } from './young-panels'

/** Parts of the profile that are the same for everyone, rendered on the server to save scripts. */
export type ServerParts = {
  /** The mascot without pieces. */
  plainMascot: ReactNode
  /** The outlines of the mascot's pieces, by the level with which they come. */
  comingPieces: Record<number, ReactNode>
  stars: FamilyStarArt
  arts: YoungArts
  shelves: LessonShelvesByGrade
  icons: SubjectIcons
  practice: ReactNode
}
