import type { StoredBook } from '@/lib/editing/transfer/book/read-book'
import { BOOK_FORMATS } from '@/lib/editing/transfer/book/write-book'
import { seed } from '../../../across/demo/seed/tree'

const images = seed.brought.map(({ slug, name, alt, file }) => ({
  ...{ slug, name, alt, fileName: `${slug}.webp`, size: { width: 800, height: 600 } },
  open: () => Promise.resolve({ content: file.stream(), size: file.size }),
}))

const { literature, units, lessons } = seed.tree

/** Every textbook of the seed, as an export reads it from the database. */
export const books = literature.map((book) => {
  const node = (slug: string, naziv: string) =>
    ({ ...{ id: slug, slug, parentId: null, yaml: { naziv }, folder: slug, file: slug } }) as never
  const stored: StoredBook = {
    ...{ above: [node(book.slug, book.name)], images, sounds: [] },
    units: units
      .filter((unit) => unit.literature === book.slug)
      .map((unit) => ({
        node: node(unit.slug, unit.name),
        lessons: lessons.filter((lesson) => lesson.unit === unit.slug),
      })),
  }
  return [book.slug, stored] as const
})

/** A textbook's export file. */
export async function fileOf(book: StoredBook, format: 'gift' | 'xml'): Promise<string> {
  const parts: Uint8Array[] = []
  await BOOK_FORMATS[format].write(book, (part) => {
    parts.push(Buffer.from(part))
    return Promise.resolve()
  })
  return Buffer.concat(parts).toString('utf8')
}
