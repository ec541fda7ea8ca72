import { fromHtml, fromPlainText } from '@/lib/platform/markdown/from-html'
import { ImportNotes, type TextConverter } from '@/lib/content/questions/gift/notes'
import { fromMoodleMarkdown } from './moodle/markdown'
import { typedTextToMarkdown } from './plain-line'

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|bmp)$/i

/**
 * Converts texts of other programs to Markdown and names images and files that are not imported.
 */
export const foreignTextToMarkdown: TextConverter = (text, format) => {
  if (format === 'markdown') return { markdown: fromMoodleMarkdown(text), lost: [] }
  if (format === 'unsaid') return { markdown: typedTextToMarkdown(text), lost: [] }
  if (format === 'plain') return { markdown: fromPlainText(text), lost: [] }
  const source = text.replace(LONG_DATA, 'data:,')
  if (source.length > MOST_HTML) return { markdown: '', lost: [TOO_LONG] }
  try {
    const { markdown, lost, unkept } = fromHtml(source)
    return {
      markdown,
      lost: [...lost.map(lostPartMessage), ...unkept.map(unkeptSentence(markdown))],
    }
  } catch (error) {
    // Thousands of nested tags overflow the stack.
    if (error instanceof RangeError) return { markdown: '', lost: [TOO_LONG] }
    throw error
  }
}

/** A long data URL: an inline picture, which is never imported. */
const LONG_DATA = /data:[\w/+.;,=-]{200,}/g
/** Parsing HTML takes a hundred times its length in memory. */
const MOST_HTML = 100_000
const TOO_LONG = 'Jedan je tekst predug ili ima previše oznaka u oznakama, pa nije uvezen.'

/** Names an omitted part and the text it belongs to. */
const unkeptSentence = (markdown: string) => (what: string) => {
  const line = markdown.replace(/\s+/g, ' ').trim()
  const words = line.length <= WORDS ? line : `${line.slice(0, WORDS - 1).trimEnd()}…`
  return `Nije uvezeno: ${what}${words ? `, u tekstu „${words}”` : ''}.`
}

/** Characters that identify a text. */
const WORDS = 50

/** A message about an image, sound or unsafe link that is not imported. */
export function lostPartMessage(address: string): string {
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

/** Creates import notes for another program's texts, which they convert to Markdown. */
export const createConvertingNotes = (): ImportNotes => new ImportNotes(foreignTextToMarkdown)

/** Converts plain text to Markdown. */
export const convertPlainText = (text: string): string =>
  foreignTextToMarkdown(text, 'plain').markdown

/**
 * Weights in percent for answers that are only right or wrong: the right ones share 100 equally, and
 * each wrong one loses as much as a right one earns.
 */
export function evenWeights(isRight: boolean[]): number[] {
  const right = isRight.filter(Boolean).length
  const share = right ? Math.round(10_000_000 / right) / 100_000 : 0
  return isRight.map((one) => (one ? share : -share))
}
