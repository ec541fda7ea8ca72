import 'server-only'
import { getTableName } from 'drizzle-orm'
import type { RecordKind } from '@/lib/admin/kind'
import { postKind } from '@/lib/blog/records'
import { funQuizKind } from '@/lib/fun-quizzes/editing/records'
import { operatorKind } from '@/lib/billing/operator/records'
import { productKind } from '@/lib/billing/products/records'
import { gradeKind } from '@/lib/content/grades/records'
import { lessonKind } from '@/lib/content/lessons/records'
import { literatureKind } from '@/lib/content/literature/records'
import { scriptKind } from '@/lib/content/scripts/records'
import { imageKind } from '@/lib/images/records'
import { pdfKind } from '@/lib/pdfs/records'
import { soundKind } from '@/lib/sounds/records'
import { bannerKind } from '@/lib/site/banner/records'
import { pageKind } from '@/lib/site/pages/records'
import { faqKind } from '@/lib/site/faq/records'
import { brandingKind } from '@/lib/site/branding/records'
import { siteListKind } from '@/lib/site/lists/records'
import { sponsorKind } from '@/lib/site/sponsors/records'
import { questionKind } from '@/lib/questions/editing/records'
import { subjectKind } from '@/lib/content/subjects/records'
import { unitKind } from '@/lib/content/units/records'
import { HttpError } from '@/lib/http/errors'

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

/** Every kind of record, by its name: that of its table, but for second forms. */
export const KINDS: Record<string, RecordKind> = Object.fromEntries(
  ALL.map((kind) => [kind.name ?? getTableName(kind.table), kind]),
)

type Logged = { noun: string; section?: string; names?: Record<string, string> }

/** What is logged and has no form: its noun, and the page that shows it. */
const WITHOUT_FORM: Record<string, Logged> = {
  accounts: { noun: 'Korisnik', section: '/admin/korisnici' },
  activations: { noun: 'Aktivacija' },
  cards: { noun: 'Kartica' },
  check_questions: { noun: 'Pitanje za provjeru' },
  professor_questions: { noun: 'Pitanje profesoru', section: '/admin/professor-questions' },
  question_editions: { noun: 'Ispravljen ključ', section: '/admin/pitanja' },
  question_quality: { noun: 'Pitanje koje slabo uči', section: '/admin/losa-pitanja' },
}

/** How the log speaks of a table. */
export const loggedAs = (table: string): Logged =>
  KINDS[table] ?? WITHOUT_FORM[table] ?? { noun: table }

/** @throws HttpError 404 for another name */
export function kindOf(table: string): RecordKind {
  const kind = Object.hasOwn(KINDS, table) ? KINDS[table] : undefined
  if (!kind) throw new HttpError(404, 'Takvih zapisa nema.')
  return kind
}
