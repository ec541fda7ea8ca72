import type { FunQuizIcon } from '@/lib/learning/fun-quizzes/icons'
import type { ImportedQuestion } from '@/lib/content/questions/gift'
import type { SubjectArea } from '@/lib/content/curriculum/model'
import type { KeyPoint } from '@/lib/content/curriculum/tables'

/** A fault with its place in a file. Lines count from 1; 0 is the file or folder itself. */
export type ImportFault = { file: string; line: number; message: string }

/** The value read from a file or folder, with its faults. */
export type ReadResult<Value> = { value: Value; faults: ImportFault[]; warnings?: ImportFault[] }

type Placed = { slug: string; position: number }

type GradeNode = { slug: string; name: string; order: number }
type SubjectNode = Placed & { grade: string; name: string; area: SubjectArea }
type LiteratureNode = Placed & { subject: string; name: string; description: string }
type UnitNode = Placed & { literature: string; name: string; description: string }
export type LessonNode = Placed & {
  unit: string
  title: string
  summary: string
  keywords: string[]
  /** Slugs of lessons that must be known before. */
  prerequisites: string[]
  /** Curriculum codes. */
  outcomes: string[]
  outcomesVerified: boolean
  /** Skills of lower grades. */
  priorKnowledge: string[]
  script: string
  /** Hidden from pupils. */
  isDraft?: true
  figures: { name: string; svg: string }[]
  questions: ImportedQuestion[]
  cards: { front: string; back: string }[]
  checks: { prompt: string; modelAnswer: string; keyPoints: KeyPoint[] }[]
}

/** A fun quiz belongs to no lesson; its folder is beside the grades. */
export type FunQuizNode = Placed & {
  title: string
  description: string
  icon: FunQuizIcon
  questions: ImportedQuestion[]
}

/** A folder's content as flat lists; children refer to parents by slug. */
export type ContentTree = {
  grades: GradeNode[]
  subjects: SubjectNode[]
  literature: LiteratureNode[]
  units: UnitNode[]
  lessons: LessonNode[]
  funQuizzes: FunQuizNode[]
}

export const emptyTree = (): ContentTree => ({
  grades: [],
  subjects: [],
  literature: [],
  units: [],
  lessons: [],
  funQuizzes: [],
})

/** Numbers of created, updated, unchanged and removed rows of one kind. */
export type ChangeCounts = { created: number; updated: number; unchanged: number; removed: number }

export type ImportReport = {
  errors: ImportFault[]
  warnings: ImportFault[]
  /**
   * By kind: grades, subjects, literature, units, lessons, questions, cards, checks, and, if
   * present, funQuizzes and funQuestions.
   */
  changes: Record<string, ChangeCounts>
  /** True when the database now holds the content; false after errors and in a dry run. */
  isWritten: boolean
}
