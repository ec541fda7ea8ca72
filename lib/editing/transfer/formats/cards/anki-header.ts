/** Settings in the first lines of Anki's text export. */
export type AnkiHeader = {
  separator: string | null
  isHtml: boolean | null
  /** Columns that hold no card side, by index from 0, with their meaning. */
  own: Map<number, string>
  /** Whether the head sets tags or a deck for all cards. */
  isSorted: boolean
  /** The line of column titles, unsplit. */
  titles: string | null
  lines: number
}

const SEPARATORS: Record<string, string> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', space: ' ', pipe: '|', colon: ':' },
}

const KNOWN =
  /^#\s*(separator|html|tags|columns|notetype|deck|(?:tags|notetype|deck|guid) column|if matches|match scope)\s*:(.*)$/i

/** Reads the head of an Anki export. Without head lines all settings are empty. */
export function parseAnkiHeader(source: string): AnkiHeader {
  const head: AnkiHeader = {
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
