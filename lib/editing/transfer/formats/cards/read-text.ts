import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { MOST_ROWS, TOO_MANY_CARDS, type ReadUpload } from '../model'
import { parseAnkiHeader, type AnkiHeader } from './anki-header'
import { assertCardTable } from './columns'
import { convertCards } from './convert-cards'
import { splitQuizletLine, detectLayout, SEPARATOR_NAMES, type FoundLayout } from './layout'
import { joinContinuationLines, separateComments } from './loose-lines'
import { cardsOfRecords } from './of-records'
import { parseRows, type CardRow } from './records'

/** Excel's separator declaration on the first line. */
const EXCEL_HEAD = /^sep=(.)\n/i

/** True when a text declares itself a table, so that it is not read as GIFT. */
export const declaresTable = (source: string): boolean =>
  EXCEL_HEAD.test(source) || parseAnkiHeader(source).lines > 0

export type ReadCards = Pick<ReadUpload, 'format' | 'cards' | 'notes'>

/** Cards of a text from any program. Null when its rows do not have two sides. */
export async function readCardText(source: string): Promise<ReadCards | null> {
  const head = parseAnkiHeader(source)
  const excel = EXCEL_HEAD.exec(source)?.[1]
  const skipped = excel ? 1 : head.lines
  const rest = source.split('\n').slice(skipped).join('\n')
  const named = excel ?? head.separator
  const body = named ? rest : splitQuizletLine(rest)
  const layout = layoutFor(named, body) ?? (head.lines ? TABS : null)
  if (!layout) return null
  const isAnki = head.lines > 0
  const records = collected(body, isAnki ? { ...layout, quotes: 'always' } : layout, skipped)
  const { kept, notes } = separateComments(records)
  const { cards, notes: more } = isAnki ? ofAnki(kept, head, layout) : ofOthers(kept, layout)
  return {
    format: isAnki ? 'ankiText' : 'cards',
    cards: await convertCards(cards),
    notes: [`Pročitano kao kartice: strane su odvojene ${layout.name}.`, ...notes, ...more],
  }
}

const TABS: FoundLayout = {
  separator: '\t',
  quotes: 'always',
  name: SEPARATOR_NAMES['\t'],
  isFirstOnly: false,
}

function layoutFor(separator: string | null, body: string): FoundLayout | null {
  if (!separator) return detectLayout(body)
  const name = SEPARATOR_NAMES[separator] ?? `znakom ${separator}`
  return { separator, quotes: 'always', name, isFirstOnly: false }
}

function collected(body: string, layout: FoundLayout, skipped: number): CardRow[] {
  const records: CardRow[] = []
  for (const { line, columns } of parseRows(body, layout)) {
    if (records.length > MOST_ROWS) throw new UnreadableUpload(TOO_MANY_CARDS)
    const [first = '', ...rest] = columns
    const sides = layout.isFirstOnly && rest.length ? [first, rest.join(layout.separator)] : columns
    records.push({ line: line + skipped, columns: sides })
  }
  return records
}

function ofOthers(records: CardRow[], { separator, name: cutBy }: FoundLayout) {
  const { rows, warnings } = separator === '\t' ? joinContinuationLines(records) : { rows: records }
  assertCardTable(rows, `tablica sa stupcima odvojenim ${cutBy}`)
  return cardsOfRecords(rows, { isHtml: null, cutBy, warnings })
}

/** Removes Anki's metadata columns. The column titles may tell which columns hold the sides. */
function ofAnki(records: CardRow[], head: AnkiHeader, { separator, name: cutBy }: FoundLayout) {
  const titles = head.titles?.split(separator)
  const own = ({ line, columns }: CardRow): CardRow => ({
    ...{ line, columns: columns.filter((_, at) => !head.own.has(at)) },
  })
  const named = titles && own({ line: 0, columns: titles })
  const read = cardsOfRecords(records.map(own), { isHtml: head.isHtml, cutBy, titles: named })
  const ofCards = [...head.own.values()].some((word) => word === 'tags' || word === 'deck')
  const lost = ofCards || head.isSorted
  return { cards: read.cards, notes: [...read.notes, ...(lost ? [OWN] : [])] }
}

const OWN = 'Oznake (tags) i nazivi špilova iz Ankija nisu uvezeni.'
