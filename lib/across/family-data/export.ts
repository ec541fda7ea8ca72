import 'server-only'
import pLimit from 'p-limit'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { FileAnswer } from '@/lib/platform/http/contract'
import { streamFromTemporaryFile, type WriteChunk } from '@/lib/platform/temporary'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { readFamilyData } from './sections'
import { writeWorkbook } from './workbook'

const FORMATS = {
  json: { type: 'application/json; charset=utf-8', write: writeJson },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeWorkbook,
  },
}

/** Each export holds a database connection while it is written; the others stay free. */
const AT_ONCE = 2
const inTurn = pLimit(AT_ONCE)
const RETRY_AFTER_SECONDS = 10

const families = new Set<string>()

/**
 * A file with all data kept about a family, written completely before sending starts.
 * @throws HttpError 429 while another export of this family is being written
 */
export async function exportFamily(parentId: string, format: keyof typeof FORMATS) {
  if (families.has(parentId)) {
    throw new HttpError(429, MESSAGES.tooMany, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  families.add(parentId)
  try {
    await logAccountAction({ actorId: parentId, action: 'export' })
    const { type, write } = FORMATS[format]
    const content = await inTurn(() => streamFromTemporaryFile((part) => write(parentId, part)))
    return new FileAnswer(`iskra-podaci-${zagrebDay(new Date())}.${format}`, type, content)
  } finally {
    families.delete(parentId)
  }
}

/** Writes the sections as one JSON object, with one row per line. */
async function writeJson(parentId: string, write: WriteChunk): Promise<void> {
  let current = ''
  let isFirstRow = true
  await readFamilyData(parentId, async (section, rows) => {
    let text = ''
    if (section !== current) {
      text = `${current ? '\n  ],\n' : '{\n'}  ${JSON.stringify(section)}: [`
      current = section
      isFirstRow = true
    }
    for (const row of rows) {
      text += `${isFirstRow ? '' : ','}\n    ${JSON.stringify(row)}`
      isFirstRow = false
    }
    await write(text)
  })
  await write('\n  ]\n}\n')
}
