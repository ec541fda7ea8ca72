import { decodeText } from '@/lib/platform/archives/decode-text'
import { unzip, UnreadableUpload } from '@/lib/platform/archives/unzip'
import { readSheets } from '@/lib/platform/archives/read-sheets'
import { isAiken, readAiken } from './read-aiken'
import { isAnkiPackage, readAnkiPackage } from './cards/anki/read-package'
import { readCardSheets } from './cards/read-sheets'
import { isTabSeparated } from './cards/layout'
import { readCardText, declaresTable, type ReadCards } from './cards/read-text'
import { isGift } from './is-gift'
import { readGiftFile } from './read-gift'
import { readH5p } from './read-h5p'
import { readKahootSheets } from './read-kahoot'
import { TOO_MANY_ROWS, type FormatName, type ReadRow, type ReadUpload } from './model'
import { readMoodle } from './moodle/read'
import { readQuestionSheets } from './sheet/read'

/** Limits of an unpacked workbook or package. */
const LIMITS = { files: 2_000, bytesEach: 40_000_000, bytesAll: 60_000_000 }

/** Pictures and programs in a package are not unpacked. */
const isRead = (name: string): boolean => /\.(?:xml|rels|json)$/.test(name)

/** Longest plain text file: 5,000 questions of a thousand characters. */
const MOST_TEXT = 5_000_000

/**
 * Reads a file of questions or cards and detects its format by content.
 * @throws UnreadableUpload with a message for the uploader
 */
export async function readUpload(bytes: Uint8Array): Promise<ReadUpload> {
  if (!isArchive(bytes) && isBroken(bytes)) throw new UnreadableUpload(BROKEN)
  const read = isArchive(bytes) ? await readArchive(bytes) : await readText(bytes)
  if (!read.rows.length && !read.cards.length) {
    throw new UnreadableUpload('U datoteci nema pitanja ni kartica.')
  }
  return read
}

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** True for an empty ZIP archive or a part of one. */
const isBroken = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 0x20

const BROKEN =
  'Datoteka nije tekst, a nije ni cjelovita arhiva. Ako je tablica (XLSX), paket (H5P) ili ZIP, oštećena je: preuzmi je ili spremi ponovno.'

const ofRows = async (
  format: FormatName,
  rows: Promise<ReadRow[]>,
  notes: string[] = [],
): Promise<ReadUpload> => ({ format, rows: await rows, cards: [], embedded: [], notes })

const MEDIA = /^xl\/media\//
const PICTURES =
  'Slike umetnute u tablicu nisu uvezene. Dodaj ih u knjižnicu slika pa u ćeliju upiši ![opis](/slike/ime-slike).'

/** Whether a drawing starts below the row of titles; true for a file whose media have no drawing. */
function hasPictureBelow(files: ReadonlyMap<string, Uint8Array>, head = 0): boolean {
  const drawings = [...files].filter(([name]) => /^xl\/drawings\/[^/]+\.xml$/.test(name))
  if (!drawings.length) return true
  return drawings.some(([, bytes]) => {
    const xml = Buffer.from(bytes).toString('utf8')
    const rows = [...xml.matchAll(/<(?:\w+:)?from>[\s\S]*?<(?:\w+:)?row>(\d+)</g)]
    return rows.some(([, row]) => Number(row) >= head)
  })
}

/** For listing any archive's names. Extracting has its own, smaller limits. */
const MOST_FILES = { files: 60_000, bytesEach: 0, bytesAll: 0 }

async function namesIn(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  await unzip(bytes, MOST_FILES, (name) => {
    names.push(name)
    return false
  })
  return names
}

async function readArchive(bytes: Uint8Array): Promise<ReadUpload> {
  const names = await namesIn(bytes)
  if (isAnkiPackage(names)) return { rows: [], ...(await readAnkiPackage(bytes, names)) }
  const files = await unzip(bytes, LIMITS, isRead)
  const hasMedia = names.some((name) => MEDIA.test(name))
  if (files.has('content/content.json')) {
    const { rows, notes } = await readH5p(files)
    return ofRows('h5p', Promise.resolve(rows), notes)
  }
  if (!files.has('xl/workbook.xml')) {
    throw new UnreadableUpload('Arhiva nije ni tablica (XLSX), ni paket H5P, ni paket Ankija.')
  }
  const sheets = await readSheets(files)
  const own = readQuestionSheets(sheets)
  const found = own ?? readKahootSheets(sheets)
  if (found) {
    // Every Kahoot file has Kahoot's own logo above the titles.
    const isLost = hasMedia && (own !== null || hasPictureBelow(files, found.head))
    const notes = [...found.notes, ...(isLost ? [PICTURES] : [])]
    return ofRows(own ? 'sheet' : 'kahoot', found.rows, notes)
  }
  const turned = await readCardSheets(sheets)
  if (turned) {
    return ofCards(turned, hasMedia ? [PICTURES] : [])
  }
  throw new UnreadableUpload(
    'Tablica nema stupce koje Iskra poznaje. Preuzmi predložak i prepiši pitanja u njega. Kartice imaju dva stupca, prednju i stražnju stranu.',
  )
}

/** XML starts with a tag other than these HTML tags, which may start a card's front. */
const XML = /^\s*<(?!(?:b|i|u|p|br|em|div|img|sub|sup|span|font|strong|h\d)\b)/i

async function readText(bytes: Uint8Array): Promise<ReadUpload> {
  const { text: source, encoding } = decodeText(bytes)
  const notes = encoding.startsWith('utf-') ? [] : [otherEncoding(encoding)]
  if (XML.test(source)) {
    const { rows, embedded } = await readMoodle(source)
    return { ...(await ofRows('moodle', rows, notes)), embedded: embedded() }
  }
  if (source.length > MOST_TEXT) throw new UnreadableUpload(TOO_MANY_ROWS)
  const isTable = declaresTable(source)
  if (!isTable && isAiken(source)) return ofRows('aiken', readAiken(source), notes)
  const turned = isTable || !isGift(source) ? await readCardText(source) : null
  if (turned) return ofCards(turned, notes)
  const rows = await readGiftFile(source)
  // Cards about programming contain braces too.
  const isUnread = rows.every(({ question, open }) => !question && !open)
  const table = isUnread && isTabSeparated(source) ? await readCardText(source) : null
  if (table) return ofCards(table, notes)
  if (!source.includes('{') && rows.length) throw new UnreadableUpload(NEITHER)
  return ofRows('gift', Promise.resolve(rows), notes)
}

const ofCards = (read: ReadCards, notes: string[]): ReadUpload => ({
  ...{ rows: [], embedded: [] },
  ...read,
  notes: [...notes, ...read.notes],
})

const NEITHER =
  'U tekstu nema ni pitanja ni kartica koje Iskra prepoznaje. Pitanje u GIFT-u ima odgovore u vitičastim zagradama. U Aikenu su odgovori redci „A.” i „B.”, a pod njima „ANSWER: A”. Kartica je redak s prednjom i stražnjom stranom, koje dijeli tabulator, točka sa zarezom ili zarez.'

const otherEncoding = (encoding: string) =>
  `Datoteka nije u zapisu UTF-8, nego je pročitana kao ${encoding}. Provjeri slova č, ć, ž, š i đ.`
