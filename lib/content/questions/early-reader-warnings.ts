import { EARLY_READER_WORDS_MAX } from '@/lib/content/curriculum/limits'
import type { ImportedQuestion } from './model'

const PICTURE = /!\[[^\]]*\]\([^)]*\)/g
const FORMULA = /\$[^$]*\$/g
/** `{a|word|words}` shows one of its words, `{a}` a number. */
const CHANGING = /\{([^{}|]*)(?:\|([^{}|]*))?[^{}]*\}/g

/** The number of words that have to be read: neither numbers nor formulas nor pictures. */
export function countWordsToRead(markdown: string): number {
  const text = markdown
    .replace(PICTURE, ' ')
    .replace(FORMULA, ' ')
    .replace(CHANGING, (_, _name, word: string | undefined) => ` ${word ?? ''} `)
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** What early readers could not do alone: read a long text, or type a word. */
export function earlyReaderWarnings({ text, body }: Pick<ImportedQuestion, 'text' | 'body'>) {
  const words = countWordsToRead(text)
  const warnings: string[] = []
  if (words > EARLY_READER_WORDS_MAX) {
    warnings.push(
      `Pitanje ima ${words} riječi. U 1. i 2. razredu neka ih bude najviše ${EARLY_READER_WORDS_MAX}.`,
    )
  }
  if (isTyped(body)) {
    warnings.push('Pitanje traži pisanje riječi. U 1. i 2. razredu neka se odgovor odabire.')
  }
  return warnings
}

const isTyped = (body: ImportedQuestion['body']): boolean =>
  body.kind === 'short' || (body.kind === 'gaps' && body.gaps.some(({ kind }) => kind === 'short'))
