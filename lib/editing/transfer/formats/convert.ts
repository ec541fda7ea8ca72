import { fromHtml, fromPlainText } from '@/lib/platform/markdown/from-html'
import { Notes, type Convert } from '@/lib/content/questions/gift/notes'
import { fromMoodle } from './moodle/markdown'
import { plainLines } from './plain-line'

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|bmp)$/i

/** Texts of other programs as Markdown; images and files that stay behind are named. */
export const convert: Convert = (text, format) => {
  if (format === 'markdown') return { markdown: fromMoodle(text), lost: [] }
  if (format === 'unsaid') return { markdown: plainLines(text), lost: [] }
  if (format === 'plain') return { markdown: fromPlainText(text), lost: [] }
  const source = text.replace(LONG_DATA, 'data:,')
  if (source.length > MOST_HTML) return { markdown: '', lost: [TOO_LONG] }
  try {
    const { markdown, lost, unkept } = fromHtml(source)
    return { markdown, lost: [...lost.map(lostSentence), ...unkept.map(unkeptSentence(markdown))] }
  } catch (error) {
    // Thousands of tags in one another.
    if (error instanceof RangeError) return { markdown: '', lost: [TOO_LONG] }
    throw error
  }
}

/** A picture within a text, which is left out whatever it shows. */
const LONG_DATA = /data:[\w/+.;,=-]{200,}/g
/** Reading HTML takes a hundred times its length in memory. */
const MOST_HTML = 100_000
const TOO_LONG = 'Jedan je tekst predug ili ima previše oznaka u oznakama, pa nije uvezen.'

/** What had no place in a text, and which text that is. */
const unkeptSentence = (markdown: string) => (what: string) => {
  const line = markdown.replace(/\s+/g, ' ').trim()
  const words = line.length <= WORDS ? line : `${line.slice(0, WORDS - 1).trimEnd()}…`
  return `Nije uvezeno: ${what}${words ? `, u tekstu „${words}”` : ''}.`
}

/** So much of a text tells which it is. */
const WORDS = 50

/** What is said of an image, sound or unsafe link that was not brought along. */
export function lostSentence(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const name = address.startsWith('data:') ? 'slika' : decode(path.split('/').at(-1) ?? '')
  if (IMAGE.test(path) || address.startsWith('data:')) return `Slika „${name}” nije uvezena.`
  return /^(?:https?:|@@PLUGINFILE@@|[\w./-]+\.\w{2,4}$)/i.test(address)
    ? `Datoteka ili poveznica „${name || address}” nije uvezena.`
    : 'Poveznica koja nije dopuštena izostavljena je.'
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Collects what is to be said about a question of another program. */
export const foreignNotes = (): Notes => new Notes(convert)

/** Markdown of a plain text. */
export const plainText = (text: string): string => convert(text, 'plain').markdown

/** The percentages of right and wrong options where only their number is known. */
export function evenWeights(isRight: boolean[]): number[] {
  const right = isRight.filter(Boolean).length
  const share = right ? Math.round(10_000_000 / right) / 100_000 : 0
  return isRight.map((one) => (one ? share : -share))
}
