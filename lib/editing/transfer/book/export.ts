import 'server-only'
import pLimit from 'p-limit'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { FileAnswer } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { streamFromTemporaryFile } from '@/lib/platform/temporary'
import { nodeNameOf, readStoredBook } from './read-book'
import { BOOK_FORMATS, type BookFormat } from './write-book'

/** Most concurrent exports: a large textbook takes several megabytes of memory. */
const AT_ONCE = 2
const inTurn = pLimit(AT_ONCE)

/** A textbook's questions, or the whole textbook as a ZIP, read in one snapshot. */
export const exportBook = (
  id: string,
  format: BookFormat,
  withDrafts = false,
): Promise<FileAnswer> =>
  inTurn(async () => {
    const book = await db().transaction((tx) => readStoredBook(tx, id, withDrafts), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    const own = book?.above.at(-1)
    if (!book || !own) throw new HttpError(404, CONTENT_MESSAGES.literatureNotFound)
    const { type, write } = BOOK_FORMATS[format]
    const content = await streamFromTemporaryFile((part) => write(book, part))
    const what = format === 'zip' ? 'udzbenik' : 'pitanja'
    return new FileAnswer(
      `${what}_${nodeNameOf(own)}_${zagrebDay(new Date())}.${format}`,
      type,
      content,
    )
  })
