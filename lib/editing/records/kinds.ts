import 'server-only'
import { getTableName } from 'drizzle-orm'
import type { RecordKind } from '@/lib/platform/admin/kind'
import { postKind } from '@/lib/site/blog/records'
import { funQuizKind } from '@/lib/learning/fun-quizzes/editing/records'
import { operatorKind } from '@/lib/people/billing/operator/records'
import { productKind } from '@/lib/people/billing/products/records'
import { gradeKind } from '@/lib/content/curriculum/grades/records'
import { lessonKind } from '@/lib/content/curriculum/lessons/records'
import { literatureKind } from '@/lib/content/curriculum/literature/records'
import { scriptKind } from '@/lib/content/curriculum/scripts/records'
import { imageKind } from '@/lib/content/media/images/records'
import { pdfKind } from '@/lib/content/media/pdfs/records'
import { soundKind } from '@/lib/content/media/sounds/records'
import { bannerKind } from '@/lib/site/dynamic-content/banner/records'
import { pageKind } from '@/lib/site/dynamic-content/pages/records'
import { faqKind } from '@/lib/site/dynamic-content/faq/records'
import { brandingKind } from '@/lib/site/dynamic-content/branding/records'
import { siteListKind } from '@/lib/site/dynamic-content/lists/records'
import { sponsorKind } from '@/lib/site/dynamic-content/sponsors/records'
import { questionKind } from '@/lib/content/questions/editing/records'
import { subjectKind } from '@/lib/content/curriculum/subjects/records'
import { unitKind } from '@/lib/content/curriculum/units/records'
import { HttpError } from '@/lib/platform/http/errors'

const ALL: RecordKind[] = [
  questionKind,
  gradeKind,
  literatureKind,
  scriptKind,
  subjectKind,
  unitKind,
  lessonKind,
  productKind,
  operatorKind,
  imageKind,
  soundKind,
  pdfKind,
  sponsorKind,
  bannerKind,
  brandingKind,
  siteListKind,
  faqKind,
  pageKind,
  postKind,
  funQuizKind,
]

/** Every kind of record by name: its table's name, except for a table's second form. */
export const KINDS: Record<string, RecordKind> = Object.fromEntries(
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
export const loggedAs = (table: string): Logged =>
  KINDS[table] ?? WITHOUT_FORM[table] ?? { noun: table }

/** @throws HttpError 404 for an unknown name */
export function kindOf(table: string): RecordKind {
  const kind = Object.hasOwn(KINDS, table) ? KINDS[table] : undefined
  if (!kind) throw new HttpError(404, 'Takvih zapisa nema.')
  return kind
}
