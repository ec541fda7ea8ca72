/**
 * Letters without diacritics, as in `lib/platform/hr/fold`; folding doesn't change a text's length.
 */
const PLAIN: Record<string, string> = { č: 'c', ć: 'c', đ: 'd', š: 's', ž: 'z', ë: 'e', ü: 'u' }
const PLAIN_CODES = new Map(
  Object.entries(PLAIN).map(([letter, plain]) => [letter.charCodeAt(0), plain.charCodeAt(0)]),
)

const plainCode = (code: number) => (code < 128 ? code : (PLAIN_CODES.get(code) ?? code))

/** FNV-1a of a folded word. */
function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ plainCode(text.charCodeAt(at)), 0x01000193)
  }
  return hash >>> 0
}

/** A root of the dictionary in lower case, with its flag field. */
type Root = { word: string; flags: string }

export type RootIndex = {
  /** Roots that match this word without diacritics. */
  find: (folded: string) => Root[]
  has: (word: string) => boolean
}

/**
 * Packs the entries of a Hunspell dictionary (lines of `word/flags`) into one text and three
 * arrays: 2 MB for 54 thousand roots, a tenth of the memory of a map. A generator, so that other
 * requests get a turn during the 50 ms of work.
 */
export function* packRoots(file: string): Generator<undefined, RootIndex> {
  const lines = file.split('\n')
  const starts = new Uint32Array(lines.length + 1)
  const flags = new Uint16Array(lines.length)
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(lines.length * 2)))
  const names: string[] = ['']
  const nameIndex = new Map([['', 0]])
  const words: string[] = []
  let length = 0
  for (const line of lines) {
    const [word = '', name = ''] = (/^\S*/.exec(line)?.[0] ?? '').toLowerCase().split('/')
    // The first line contains the number of entries.
    if (!/\p{L}/u.test(word)) continue
    if (!nameIndex.has(name)) nameIndex.set(name, names.push(name) - 1)
    const index = words.push(word) - 1
    flags[index] = nameIndex.get(name) ?? 0
    length += word.length
    starts[index + 1] = length
    let slot = hashOf(word) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = index + 1
    if (index % 2_000 === 0) yield
  }
  // Copies the text to make it flat; V8 keeps a joined text as a tree of its parts.
  const text = Buffer.from(words.join(''), 'utf16le').toString('utf16le')

  const isAt = (folded: string, start: number) => {
    for (let at = 0; at < folded.length; at += 1) {
      if (plainCode(text.charCodeAt(start + at)) !== folded.charCodeAt(at)) return false
    }
    return true
  }
  const find = (folded: string): Root[] => {
    const found: Root[] = []
    let slot = hashOf(folded) & (slots.length - 1)
    for (let entry = slots[slot]; entry; entry = slots[slot]) {
      const [start = 0, end = 0] = starts.subarray(entry - 1, entry + 1)
      if (end - start === folded.length && isAt(folded, start)) {
        found.push({ word: text.slice(start, end), flags: names[flags[entry - 1] ?? 0] ?? '' })
      }
      slot = (slot + 1) & (slots.length - 1)
    }
    return found
  }
  const plain = (word: string) => word.replace(/[^a-z]/g, (letter) => PLAIN[letter] ?? letter)
  return { find, has: (word) => find(plain(word)).some((root) => root.word === word) }
}
