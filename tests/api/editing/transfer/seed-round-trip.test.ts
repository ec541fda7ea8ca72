import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { literature } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { readStoredBook, type StoredBook } from '@/lib/editing/transfer/book/read-book'
import { BOOK_FORMATS, type BookFormat } from '@/lib/editing/transfer/book/write-book'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { readComparableTree, unzipInto } from '@/tests/support/exported'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { dailySampleOf } from '@/tests/support/sample'

/** Textbooks of the demo content as stored: a sample, or all of them in a sweep. */
let books: StoredBook[]
const folder = makeTemporaryFolder()
afterAll(() => removeFolder(folder))

beforeAll(async () => {
  books = await db().transaction(async (tx) => {
    const all = await tx.select({ id: literature.id }).from(literature).orderBy(asc(literature.id))
    const read: StoredBook[] = []
    for (const { id } of dailySampleOf(all, 8)) {
      const book = await readStoredBook(tx, id, false)
      if (book) read.push(ofDay(book))
    }
    return read
  })
})

/** Of a unit with many lessons, some a day: reading a file checks each question in many draws. */
const ofDay = (book: StoredBook): StoredBook => ({
  ...book,
  units: book.units.map((unit) => ({ ...unit, lessons: dailySampleOf(unit.lessons, 1) })),
})

async function written(format: BookFormat, book: StoredBook): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await BOOK_FORMATS[format].write(book, async (part) => parts.push(Buffer.from(part)))
  return Buffer.concat(parts)
}

const lessonsOf = ({ units }: StoredBook) => units.flatMap(({ lessons }) => lessons)

describe('a textbook of the demo content', () => {
  test.each(['xlsx', 'gift', 'xml'] as const)('survives %s', async (format) => {
    expect(books.length).toBeGreaterThan(0)
    for (const book of books) {
      const { rows } = await readUpload(await written(format, book))
      expect(
        rows.flatMap(({ errors, lacks, warnings }) => [...errors, ...lacks, ...warnings]),
      ).toEqual([])
      const read = rows.map(({ lesson, question, open }) => {
        const { line: _line, ...rest } = question ?? { line: 0, ...open }
        return { lesson, ...rest }
      })
      const stored = lessonsOf(book).flatMap(({ slug: lesson, questions, checks }) =>
        [...questions, ...checks].map((one) => ({ lesson, ...one })),
      )
      expect(read).toEqual(stored)
    }
  })

  test('survives zip with scripts, figures and cards', async () => {
    for (const book of books) {
      await unzipInto(await written('zip', book), folder)
    }
    const { tree, errors, warnings } = await readComparableTree(folder)
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
    const bySlug = <One extends { slug: string }>(all: One[]) =>
      all.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    expect(bySlug(tree.lessons)).toEqual(bySlug(books.flatMap(lessonsOf)))
  })
})
