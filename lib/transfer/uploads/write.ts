import 'server-only'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { recordChange } from '@/lib/admin/audit'
import { announceChange } from '@/lib/cache/announce'
import type { CacheTag } from '@/lib/cache/tags'
import { allLessons as lessons, cards, literature, units } from '@/lib/content/tables'
import { db, type Transaction } from '@/lib/db/client'
import { oneOf } from '@/lib/db/one-of'
import { HttpError } from '@/lib/http/errors'
import { allQuestions as questions } from '@/lib/questions/tables'
import { withSlugs } from '../import/question-slugs'
import { UPLOAD_LIMITS, type Planned, type Written } from './model'
import { isSame, storedIn } from './stored'
import { uploads } from './tables'

const GONE = `Provjera vrijedi ${UPLOAD_LIMITS.keptMinutes} minuta. Odaberi datoteku ponovno.`

/** The upload of an admin, locked until the transaction ends. */
async function lockedUpload(tx: Transaction, adminId: string, id: string) {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.adminId, adminId)))
    .for('update')
  if (!upload) throw new HttpError(404, GONE)
  return upload
}

/** Writes what a check has planned, all or nothing; sent again it changes nothing. */
export const writeUpload = (adminId: string, id: string) =>
  db().transaction(async (tx) => {
    const { plan, written: done, createdAt } = await lockedUpload(tx, adminId, id)
    if (done) return { written: done.length }
    if (Date.now() - createdAt.getTime() > UPLOAD_LIMITS.keptMinutes * 60_000) {
      throw new HttpError(409, GONE)
    }
    const planned = plan.rows.flatMap((row) =>
      row.planned && (row.status === 'new' || row.status === 'changed') ? row.planned : [],
    )
    await lockLessons(tx, planned)
    const stored = await storedIn(lessonsOf(planned), tx)
    const overtaken = planned.find((one) => !isSame(stored.at(one), one.before))
    if (overtaken) {
      const why = `Netko je u međuvremenu promijenio „${overtaken.key}”. Provjeri datoteku ponovno.`
      throw new HttpError(409, why)
    }
    const written = await writeAll(tx, adminId, planned, (one) => stored.idAt(one))
    await countLessons(tx, planned)
    await tx
      .update(uploads)
      .set({ written, writtenAt: sql`now()` })
      .where(eq(uploads.id, id))
    await announceChange(tx, await tagsOf(tx, written))
    return { written: written.length }
  })

/** Puts back what was there before an import; refused when one of its items has been changed since. */
export const undoUpload = (adminId: string, id: string) =>
  db().transaction(async (tx) => {
    const { written, undoneAt } = await lockedUpload(tx, adminId, id)
    if (!written) throw new HttpError(409, 'Ova datoteka još nije uvezena.')
    if (undoneAt) return
    const planned = written.map((one) => one.planned)
    await lockLessons(tx, planned)
    const stored = await storedIn(lessonsOf(planned), tx)
    const changed = planned.filter((one) => !isSame(stored.at(one), one.after))
    const [first] = changed
    if (first) {
      const why = `Nakon uvoza promijenjeno je ${changed.length}, primjerice „${first.key}”. Poništavanje bi to izgubilo.`
      throw new HttpError(409, why)
    }
    const back = written.map(({ id: rowId, planned: one }) => ({ rowId, one }))
    for (const { rowId, one } of back) await putBack(tx, adminId, rowId, one)
    await countLessons(tx, planned)
    await tx
      .update(uploads)
      .set({ undoneAt: sql`now()` })
      .where(eq(uploads.id, id))
    await announceChange(tx, await tagsOf(tx, written))
  })

const lessonsOf = (planned: Planned[]) => [...new Set(planned.map(({ lessonId }) => lessonId))]

/** No other import writes to them meanwhile. */
const lockLessons = (tx: Transaction, planned: Planned[]) =>
  tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(oneOf(lessons.id, lessonsOf(planned)))
    .orderBy(lessons.id)
    .for('update')

/** Cards are part of a lesson: an editor who has it open is told that they have changed. */
async function countLessons(tx: Transaction, planned: Planned[]): Promise<void> {
  const ids = lessonsOf(planned.filter(({ kind }) => kind === 'card'))
  const version = sql`${lessons.version} + 1`
  await tx.update(lessons).set({ version }).where(oneOf(lessons.id, ids))
}

const tableOf = ({ kind }: Planned) => (kind === 'question' ? questions : cards)

async function writeAll(
  tx: Transaction,
  adminId: string,
  planned: Planned[],
  idAt: (one: Planned) => string | undefined,
): Promise<Written[]> {
  const slugs = await slugsOf(tx, planned)
  const written: Written[] = []
  for (const one of planned) {
    const known = idAt(one)
    const rowId = known ? await update(tx, known, one) : await insert(tx, one, slugs)
    await audit(tx, adminId, rowId, one.before, { planned: one, after: one.after })
    written.push({ id: rowId, planned: one })
  }
  return written
}

async function slugsOf(tx: Transaction, planned: Planned[]): Promise<Map<string, string>> {
  const rows = planned.flatMap((one) =>
    one.kind === 'question' && !one.before
      ? { lessonId: one.lessonId, key: one.key, text: one.after.text }
      : [],
  )
  const slugged = rows.length ? await withSlugs(tx, rows) : []
  return new Map(slugged.map(({ lessonId, key, slug }) => [`${lessonId}\t${key}`, slug]))
}

async function update(tx: Transaction, id: string, { kind, after }: Planned): Promise<string> {
  if (kind === 'card') await tx.update(cards).set(after).where(eq(cards.id, id))
  else {
    const version = sql`${questions.version} + 1`
    const values = { ...after, kind: after.body.kind, version, updatedAt: new Date() }
    await tx.update(questions).set(values).where(eq(questions.id, id))
  }
  return id
}

async function insert(tx: Transaction, one: Planned, slugs: Map<string, string>): Promise<string> {
  const { lessonId, key } = one
  const table = tableOf(one)
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from ${table} where lesson_id = ${lessonId})`
  if (one.kind === 'card') {
    const values = { lessonId, front: key, ...one.after, position }
    const [made] = await tx.insert(cards).values(values).returning({ id: cards.id })
    return made?.id ?? ''
  }
  const slug = slugs.get(`${lessonId}\t${key}`) ?? ''
  const values = { lessonId, key, slug, kind: one.after.body.kind, ...one.after, position }
  const [made] = await tx.insert(questions).values(values).returning({ id: questions.id })
  return made?.id ?? ''
}

async function putBack(tx: Transaction, adminId: string, id: string, one: Planned): Promise<void> {
  if (one.before) await update(tx, id, { ...one, after: one.before } as Planned)
  else if (one.kind === 'card') await tx.delete(cards).where(eq(cards.id, id))
  else await bin(tx, id)
  await audit(tx, adminId, id, one.after, { planned: one, after: one.before })
}

/**
 * Into the bin, since pupils may have answered it. Its key and address are free for the next import.
 */
const bin = (tx: Transaction, id: string) =>
  tx
    .update(questions)
    .set({
      binnedAt: sql`now()`,
      version: sql`${questions.version} + 1`,
      key: sql`left(${questions.key}, 80) || '-' || ${questions.id}`,
      slug: sql`rtrim(left(${questions.slug}, 80), '-') || '-' || ${questions.id}`,
    })
    .where(eq(questions.id, id))

async function audit(
  tx: Transaction,
  adminId: string,
  recordId: string,
  before: object | null,
  { planned, after }: { planned: Planned; after: object | null },
): Promise<void> {
  const action = before ? (after ? 'record-update' : 'record-delete') : 'record-create'
  const recordTable = getTableName(tableOf(planned))
  const values = (value: object | null) => value && { ...value }
  const recordTitle = planned.key
  await recordChange(
    {
      adminId,
      action,
      recordTable,
      recordId,
      recordTitle,
      before: values(before),
      after: values(after),
    },
    tx,
  )
}

/** What shows these lessons and questions. */
async function tagsOf(tx: Transaction, written: Written[]): Promise<CacheTag[]> {
  const ids = lessonsOf(written.map(({ planned }) => planned))
  const books = await tx
    .selectDistinct({ slug: literature.slug })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(literature, eq(literature.id, units.literatureId))
    .where(oneOf(lessons.id, ids))
  return [
    'lists',
    ...ids.flatMap((id) => [`lesson:${id}`, `title:${id}`] as const),
    ...books.map(({ slug }) => `book:${slug}` as const),
    ...written.map(({ id }) => `question:${id}` as const),
  ]
}
