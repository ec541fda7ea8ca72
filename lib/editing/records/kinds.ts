import 'server-only'
import { getTableName } from 'drizzle-orm'
import type { RecordKind } from '@/lib/platform/admin/kind'
import { postRecordKind } from '@/lib/site/blog/records'
import { funQuizKind } from '@/lib/learning/fun-quizzes/editing/records'
import { operatorRecordKind } from '@/lib/people/billing/operator/records'
import { productRecordKind } from '@/lib/people/billing/products/records'
import { gradeRecordKind } from '@/lib/content/curriculum/grades/records'
import { lessonRecordKind } from '@/lib/content/curriculum/lessons/records'
import { literatureRecordKind } from '@/lib/content/curriculum/literature/records'
import { scriptRecordKind } from '@/lib/content/curriculum/scripts/records'
import { imageRecordKind } from '@/lib/content/media/images/records'
import { pdfRecordKind } from '@/lib/content/media/pdfs/records'
import { soundRecordKind } from '@/lib/content/media/sounds/records'
import { bannerRecordKind } from '@/lib/site/dynamic-content/banner/records'
import { pageRecordKind } from '@/lib/site/dynamic-content/pages/records'
import { faqRecordKind } from '@/lib/site/dynamic-content/faq/records'
import { brandingRecordKind } from '@/lib/site/dynamic-content/branding/records'
import { siteListRecordKind } from '@/lib/site/dynamic-content/lists/records'
import { sponsorRecordKind } from '@/lib/site/dynamic-content/sponsors/records'
import { questionRecordKind } from '@/lib/content/questions/editing/records'
import { subjectRecordKind } from '@/lib/content/curriculum/subjects/records'
import { unitRecordKind } from '@/lib/content/curriculum/units/records'
import { HttpError } from '@/lib/platform/http/errors'

const ALL: RecordKind[] = [
  questionRecordKind,
  gradeRecordKind,
  literatureRecordKind,
  scriptRecordKind,
  subjectRecordKind,
  unitRecordKind,
  lessonRecordKind,
  productRecordKind,
  operatorRecordKind,
  imageRecordKind,
  soundRecordKind,
  pdfRecordKind,
  sponsorRecordKind,
  bannerRecordKind,
  brandingRecordKind,
  siteListRecordKind,
  faqRecordKind,
  pageRecordKind,
  postRecordKind,
  funQuizKind,
]

/** Every kind of record by name: its table's name, except for a table's second form. */
export const RECORD_KINDS: Record<string, RecordKind> = Object.fromEntries(
  ALL.map((kind) => [kind.name ?? getTableName(kind.table), kind]),
)

type Logged = { noun: string; section?: string; names?: Record<string, string> }

/** Logged tables without a form: their noun and the page that shows them. */
const WITHOUT_FORM: Record<string, Logged> = {
  accounts: { noun: 'Korisnik', section: '/admin/korisnici' },
  activations: { noun: 'Aktivacija' },
  cards: { noun: 'Kartica' },
  check_questions: { noun: 'Pitanje za provjeru' },
  professor_questions: { noun: 'Pitanje profesoru', section: '/admin/professor-questions' },
  question_editions: { noun: 'Ispravljen ključ', section: '/admin/pitanja' },
  question_quality: { noun: 'Pitanje koje slabo uči', section: '/admin/losa-pitanja' },
}

/** A table's noun and page in the log. */
export const logKindOf = (table: string): Logged =>
  RECORD_KINDS[table] ?? WITHOUT_FORM[table] ?? { noun: table }

/** @throws HttpError 404 for an unknown name */
export function recordKindOf(table: string): RecordKind {
  const kind = Object.hasOwn(RECORD_KINDS, table) ? RECORD_KINDS[table] : undefined
  if (!kind) throw new HttpError(404, 'Takvih zapisa nema.')
  return kind
}
