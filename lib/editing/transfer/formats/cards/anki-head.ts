/** What the first lines of Anki's text export say. */
export type AnkiHead = {
  separator: string | null
  isHtml: boolean | null
  /** Columns of its own, from 0, by their word: they hold no side of a card. */
  own: Map<number, string>
  /** Whether it names tags or a deck for all the cards. */
  isSorted: boolean
  /** Titles of the columns, as they stand in their line. */
  titles: string | null
  lines: number
}

const SEPARATORS: Record<string, string> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', space: ' ', pipe: '|', colon: ':' },
}

const KNOWN =
  /^#\s*(separator|html|tags|columns|notetype|deck|(?:tags|notetype|deck|guid) column|if matches|match scope)\s*:(.*)$/i

/** Reads the head of an export of Anki; without a line of it nothing is found. */
export function ankiHead(source: string): AnkiHead {
  const head: AnkiHead = {
    separator: null,
    isHtml: null,
    own: new Map(),
    isSorted: false,
    titles: null,
    lines: 0,
  }
  for (const line of source.split('\n', MOST_LINES)) {
    const [, name = '', value = ''] = KNOWN.exec(line) ?? []
    if (!name) break
    head.lines += 1
    const [word = '', column] = name.toLowerCase().split(' ')
    if (column === 'column') head.own.set(Number(value.trim()) - 1, word)
    else if (word === 'separator') head.separator = separatorOf(value)
    else if (word === 'html') head.isHtml = value.trim().toLowerCase() === 'true'
    else if (word === 'columns') head.titles = value
    else if (word === 'tags' || word === 'deck') head.isSorted ||= value.trim() !== ''
  }
  return head
}

const MOST_LINES = 20

function separatorOf(value: string): string {
  const name = value.trim().toLowerCase()
  return (
    (Object.hasOwn(SEPARATORS, name) ? SEPARATORS[name] : undefined) ?? (name || value[0] || '\t')
  )
}
