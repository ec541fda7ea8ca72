import type { ReactNode } from 'react'
import type { SubjectIcons } from '@/components/learning/notebook/bookmarks-panel'
import type { PieceId } from '@/lib/learning/rewards/mascot-pieces'
import type { LessonShelvesByGrade } from './lesson-shelves-by-grade'
import type { YoungArts } from './young-panels'

/** The outlines of the mascot's pieces. */
export type PieceOutlines = Record<PieceId, ReactNode>

/** Parts of the profile that are the same for everyone, rendered on the server to save scripts. */
export type ServerParts = {
  outlines: PieceOutlines
  arts: YoungArts
  shelves: LessonShelvesByGrade
  icons: SubjectIcons
  practice: ReactNode
}
