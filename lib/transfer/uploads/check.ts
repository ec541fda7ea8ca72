import 'server-only'
import { lt, and, isNull, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { UnreadableArchive } from '@/lib/archives/unzip'
import { breather } from '@/lib/breather'
import { db } from '@/lib/db/client'
import { HttpError, invalidField } from '@/lib/http/errors'
import { FORMAT_NAMES, type ReadUpload } from '../formats/model'
import { readUpload } from '../formats/read-upload'
import type { Plan, Planned, ReportRow, RowStatus, UploadReport } from './model'
import { UPLOAD_LIMITS } from './model'
import { isSame, storedIn } from './stored'
import { uploads } from './tables'
import { findTarget, lessonOfRow, type Target } from './target'

type Wanted = { lesson?: string; literature?: string; name: string }

/** Reads a file and says what an import would do; nothing is written but the plan. */
export async function checkUpload(
  adminId: string,
  file: File,
  wanted: Wanted,
): Promise<UploadReport> {
  const target = await findTarget(wanted)
  const read = await oneByOne(() => readOrRefuse(file))
  const { rows, plan } = await planOf(read, target)
  const old = sql`now() - make_interval(mins => ${UPLOAD_LIMITS.keptMinutes})`
  await db()
    .delete(uploads)
    .where(and(isNull(uploads.writtenAt), lt(uploads.createdAt, old)))
  const fileName = wanted.name.slice(0, 200)
  const [stored] = await db()
    .insert(uploads)
    .values({ adminId, fileName, plan })
    .returning({ id: uploads.id })
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { status } of rows) counts[status] += 1
  return { _id: stored?.id ?? '', fileName, format: FORMAT_NAMES[read.format], counts, rows }
}

/** One at a time: read, a file can take a hundred megabytes. */
const oneByOne = pLimit(1)

async function readOrRefuse(file: File): Promise<ReadUpload> {
  try {
    return await readUpload(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (error instanceof UnreadableArchive) throw new HttpError(400, error.message)
    throw error
  }
}

async function planOf({ rows, cards }: ReadUpload, target: Target) {
  if (cards.length && !target.only)
    throw invalidField('lesson', 'Kartice se uvoze u jednu lekciju.')
  const stored = await storedIn(target.lessons.map(({ id }) => id))
  const plan: Plan = { rows: [] }
  const report: ReportRow[] = []
  const breathe = breather()
  const add = (
    row: { line: number; name: string; lesson: string | null; errors: string[]; reasons: string[] },
    toPlanned: (lessonId: string) => Planned | string[],
    ofDraft: string[] = [],
  ) => {
    const lesson = lessonOfRow(target, row.lesson)
    const title = typeof lesson === 'string' ? row.lesson : lesson.title
    const errors = typeof lesson === 'string' ? [...row.errors, lesson] : [...row.errors]
    const made = errors.length || typeof lesson === 'string' ? [] : toPlanned(lesson.id)
    const planned = Array.isArray(made) ? null : made
    if (Array.isArray(made)) errors.push(...made)
    const status = statusOf(planned)
    plan.rows.push({ status, planned })
    const { line, name } = row
    report.push({
      line,
      name,
      lesson: title,
      status,
      reasons: [...errors, ...(planned ? ofDraft : []), ...row.reasons],
    })
  }
  for (const { question, lacks, warnings, errors, ...row } of rows) {
    add(
      { ...row, errors, reasons: warnings },
      (lessonId) => {
        if (!question) return []
        const { line: _line, key, isDraft, ...values } = question
        const before = stored.question(lessonId, key)
        if (stored.isBinned(lessonId, key)) return ['Pitanje s ovim ključem je u košu.']
        if (lacks.length && before?.isPublished) {
          return lacks.map((lack) => `Objavljeno pitanje ne može ostati bez toga: ${lack}`)
        }
        const isPublished = lacks.length === 0 && (before?.isPublished ?? !isDraft)
        const { isInKnowledgeBase = before?.isInKnowledgeBase ?? false } = values
        const after = { ...values, isInKnowledgeBase, isPublished }
        const planned = { lessonId, key, before, after }
        return { kind: 'question', ...planned }
      },
      lacks.map((lack) => `Uvozi se kao skica: ${lack}`),
    )
    await breathe()
  }
  for (const { front, back, line, errors, warnings } of cards) {
    add({ line, name: front, lesson: null, errors, reasons: warnings }, (lessonId) => ({
      ...{
        kind: 'card',
        lessonId,
        key: front,
        before: stored.card(lessonId, front),
        after: { back },
      },
    }))
  }
  return { plan, rows: report }
}

function statusOf(planned: Planned | null): RowStatus {
  if (!planned) return 'refused'
  if (!planned.before) return 'new'
  return isSame(planned.before, planned.after) ? 'unchanged' : 'changed'
}
