import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { writeRecord, moveRecordToBin } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import { keepFile, openFile } from '@/lib/platform/files/keep'
import { storedFiles } from '@/lib/platform/files/tables'
import { fold } from '@/lib/platform/hr/fold'
import { FileAnswer, type HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { PDF_MESSAGES } from './contract'
import type * as contracts from './contract'
import { PDF_LIMITS, type Pdf } from './model'
import { parsePdf } from './read'
import { pdfs } from './tables'

const columns = {
  _id: pdfs.id,
  version: pdfs.version,
  name: pdfs.name,
  pages: pdfs.pages,
  bytes: storedFiles.bytes,
  createdAt: pdfs.createdAt,
}

const select = (database: Database) =>
  database.select(columns).from(pdfs).innerJoin(storedFiles, eq(storedFiles.id, pdfs.fileId))

const toPdf = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** The newest documents whose names contain all words of the search. */
export async function listPdfs({ query }: HandlerInput<typeof contracts.pdfListContract>) {
  const words = fold(query.search).split(/\s+/).filter(Boolean)
  const rows = await select(db())
    .where(and(...words.map((word) => sql`strpos(${pdfs.searchText}, ${word}) > 0`)))
    .orderBy(desc(pdfs.id))
    .limit(PDF_LIMITS.listed)
  return { success: true as const, data: rows.map(toPdf), message: PDF_MESSAGES.listed }
}

async function readOne(id: string, database: Database = db()): Promise<Pdf & { version: number }> {
  const [found] = await select(database).where(eq(pdfs.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  return toPdf(found)
}

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: (id: string) => readOne(id, tx),
  tags: () => [],
})

export const pdfRecordKind = recordKind({
  table: pdfs,
  noun: 'PDF',
  section: '/admin/ucitaj-pdf',
  common,
})

/** Reads a document and stores it with its thumbnail and its text. */
export async function addPdf(
  adminId: string,
  { query, body }: HandlerInput<typeof contracts.addPdfContract>,
) {
  const { pages, text, thumbnail, width, height } = await parsePdf(body)
  const file = await keepFile(body, 'application/pdf')
  const drawn = await keepFile(thumbnail, 'image/webp', { width, height })
  const values = { name: query.name, pages, text, fileId: file.id, thumbnailId: drawn.id }
  const data = await db().transaction((tx) =>
    writeRecord(tx, pdfs, { values, ...common(tx, adminId) }),
  )
  return { success: true as const, data, message: PDF_MESSAGES.added }
}

export async function deletePdf(
  adminId: string,
  { params }: HandlerInput<typeof contracts.deletePdfContract>,
) {
  await db().transaction((tx) =>
    moveRecordToBin(tx, pdfs, { ...params, seen: '', ...common(tx, adminId) }),
  )
  return { success: true as const, data: null, message: PDF_MESSAGES.removed }
}

/** The document, or the picture of its first page. */
export async function sendPdfFile(id: string, part: 'fileId' | 'thumbnailId') {
  const [found] = await db().select().from(pdfs).where(eq(pdfs.id, id))
  if (!found) throw new HttpError(404, RECORD_MESSAGES.missing)
  const isDocument = part === 'fileId'
  const { type, bytes, content } = await openFile(found[part]).catch((error: unknown) => {
    if (isDocument || !(error instanceof HttpError && error.status === 404)) throw error
    return oneByOne(() => recreateThumbnail(found))
  })
  const ending = isDocument ? 'pdf' : 'webp'
  return new FileAnswer(`${found.name.replace(/\.pdf$/i, '')}.${ending}`, type, content, bytes)
}

/** Thumbnails are redrawn one at a time, since each needs its whole document in memory. */
const oneByOne = pLimit(1)

/** Redraws a thumbnail that the store has lost. */
async function recreateThumbnail({ fileId, thumbnailId }: typeof pdfs.$inferSelect) {
  const { content } = await openFile(fileId)
  const { thumbnail, width, height } = await parsePdf(await new Response(content).blob())
  await keepFile(thumbnail, 'image/webp', { width, height }, thumbnailId)
  return openFile(thumbnailId)
}
