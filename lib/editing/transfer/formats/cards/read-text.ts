import { UnreadableArchive } from '@/lib/platform/archives/unzip'
import { MOST_ROWS, TOO_MANY_CARDS, type ReadUpload } from '../model'
import { ankiHead, type AnkiHead } from './anki-head'
import { refuseOtherTables } from './columns'
import { finishCards } from './finish-cards'
import { cutByQuizlet, layoutOf, NAMES, type Found } from './layout'
import { joinedLines, withoutComments } from './loose-lines'
import { cardsOfRecords } from './of-records'
import { recordsOf, type CardRecord } from './records'

/** Excel's separator declaration on the first line. */
const EXCEL_HEAD = /^sep=(.)\n/i

/** True when a text declares itself a table, so that it is not read as GIFT. */
export const saysItIsTable = (source: string): boolean =>
  EXCEL_HEAD.test(source) || ankiHead(source).lines > 0

export type CardsRead = Pick<ReadUpload, 'format' | 'cards' | 'notes'>

/** Cards of a text from any program. Null when its rows do not have two sides. */
export async function readCardText(source: string): Promise<CardsRead | null> {
  const head = ankiHead(source)
  const excel = EXCEL_HEAD.exec(source)?.[1]
  const skipped = excel ? 1 : head.lines
  const rest = source.split('\n').slice(skipped).join('\n')
  const named = excel ?? head.separator
  const body = named ? rest : cutByQuizlet(rest)
  const layout = layoutFor(named, body) ?? (head.lines ? TABS : null)
  if (!layout) return null
  const isAnki = head.lines > 0
  const records = collected(body, isAnki ? { ...layout, quotes: 'always' } : layout, skipped)
  const { kept, notes } = withoutComments(records)
  const { cards, notes: more } = isAnki ? ofAnki(kept, head, layout) : ofOthers(kept, layout)
  return {
    format: isAnki ? 'ankiText' : 'cards',
    cards: await finishCards(cards),
    notes: [`Pročitano kao kartice: strane su odvojene ${layout.name}.`, ...notes, ...more],
  }
}

const TABS: Found = { separator: '\t', quotes: 'always', name: NAMES['\t'], isFirstOnly: false }

function layoutFor(separator: string | null, body: string): Found | null {
  if (!separator) return layoutOf(body)
  const name = NAMES[separator] ?? `znakom ${separator}`
  return { separator, quotes: 'always', name, isFirstOnly: false }
}

function collected(body: string, layout: Found, skipped: number): CardRecord[] {
  const records: CardRecord[] = []
  for (const { line, columns } of recordsOf(body, layout)) {
    if (records.length > MOST_ROWS) throw new UnreadableArchive(TOO_MANY_CARDS)
    const [first = '', ...rest] = columns
    const sides = layout.isFirstOnly && rest.length ? [first, rest.join(layout.separator)] : columns
    records.push({ line: line + skipped, columns: sides })
  }
  return records
}

function ofOthers(records: CardRecord[], { separator, name: cutBy }: Found) {
  const { rows, warnings } = separator === '\t' ? joinedLines(records) : { rows: records }
  refuseOtherTables(rows, `tablica sa stupcima odvojenim ${cutBy}`)
  return cardsOfRecords(rows, { isHtml: null, cutBy, warnings })
}

/** Removes Anki's metadata columns. The column titles may tell which columns hold the sides. */
function ofAnki(records: CardRecord[], head: AnkiHead, { separator, name: cutBy }: Found) {
  const titles = head.titles?.split(separator)
  const own = ({ line, columns }: CardRecord): CardRecord => ({
    ...{ line, columns: columns.filter((_, at) => !head.own.has(at)) },
  })
  const named = titles && own({ line: 0, columns: titles })
  const read = cardsOfRecords(records.map(own), { isHtml: head.isHtml, cutBy, titles: named })
  const ofCards = [...head.own.values()].some((word) => word === 'tags' || word === 'deck')
  const lost = ofCards || head.isSorted
  return { cards: read.cards, notes: [...read.notes, ...(lost ? [OWN] : [])] }
}

const OWN = 'Oznake (tags) i nazivi špilova iz Ankija nisu uvezeni.'
