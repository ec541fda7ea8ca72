import type { ReactNode } from 'react'
import type { SubjectIcons } from '@/components/learning/notebook/bookmarks-panel'
import type { LessonShelvesByGrade } from './lesson-shelves-by-grade'
import type { YoungArts } from './young-panels'

/** Parts of the profile that are the same for everyone, rendered on the server to save scripts. */
export type ServerParts = {
  arts: YoungArts
  shelves: LessonShelvesByGrade
  icons: SubjectIcons
  practice: ReactNode
}
