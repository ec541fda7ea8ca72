import type { ReactNode } from 'react'
import type { SubjectIcons } from '@/components/notebook/marked-panel'
import type { GradeShelves } from './grade-shelves'
import type { YoungArts } from './young-panels'

/** What of the profile is the same for everyone: rendered on the server, so that it costs no scripts. */
export type ServerParts = {
  arts: YoungArts
  shelves: GradeShelves
  icons: SubjectIcons
  practice: ReactNode
}
