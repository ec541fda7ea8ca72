import { z } from 'zod'
import { MAX_OPTIONS } from '@/lib/content/questions/kinds/define-kind'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { evenWeights } from '../foreign-text-to-markdown'
import { plainAnswer } from '../gap-slots'
import { htmlToMarkdown, textSchema, type H5pQuestion } from './texts'

const markTheWords = z.object({ taskDescription: textSchema, textField: textSchema })

/** Private characters around a marked word, which no conversion touches. */
const [FROM, TO] = ['\uE010', '\uE011']
const WORD = new RegExp(`${FROM}([^${TO}]*)${TO}|[^\\s${FROM}${TO}]+`, 'g')
const PUNCTUATION = /^[^\p{L}\p{N}*]+|[^\p{L}\p{N}*]+$/gu
/** `*word*`; two consecutive stars are a literal one, in a word too. */
const STARRED = /\*\*(?!\*)|\*((?:\*\*|[^*])+)\*/g

type Word = { text: string; isRight: boolean }

/** Reads a text whose words are to be marked as a multiple-response question about its words. */
export function readMarkTheWords(params: unknown, notes: ImportNotes): H5pQuestion[] {
  const { taskDescription, textField } = markTheWords.parse(params)
  const source = textField.replace(/[\uE010\uE011]/g, '')
  const marked = source.replace(STARRED, (_, word?: string) =>
    word === undefined ? '*' : `${FROM}${literal(word)}${TO}`,
  )
  const words = distinct(wordsIn(plainAnswer(marked, notes)))
  const offered = offeredOf(words)
  if (offered.length < words.length)
    notes.warn(`Od ${words.length} riječi teksta ponuđeno je prvih ${offered.length}.`)
  const weights = evenWeights(offered.map(({ isRight }) => isRight))
  const shown = htmlToMarkdown(
    source.replace(STARRED, (_, word?: string) => (word === undefined ? '*' : literal(word))),
    notes,
  )
  return [
    {
      text: [htmlToMarkdown(taskDescription, notes), shown].filter(Boolean).join('\n\n'),
      body: {
        kind: 'several',
        choices: offered.map(({ text }, index) => ({
          ...{ text, weight: weights[index] ?? 0, feedback: null },
        })),
      },
    },
  ]
}

const literal = (word: string) => word.replaceAll('**', '*')

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(([whole, marked]) => {
    const word = (marked ?? whole).replace(PUNCTUATION, '').trim()
    return /[\p{L}\p{N}]/u.test(word) ? { text: word, isRight: marked !== undefined } : []
  })

/** Each word once. A word that is right in some places and wrong in others is numbered. */
function distinct(words: Word[]): Word[] {
  const verdicts = new Map<string, boolean[]>()
  for (const { text, isRight } of words)
    verdicts.set(text, [...(verdicts.get(text) ?? []), isRight])
  return [...verdicts].flatMap(([text, all]) =>
    new Set(all).size === 1
      ? { text, isRight: all[0] ?? false }
      : all.map((isRight, index) => ({ text: `${text} (${index + 1}.)`, isRight })),
  )
}

/** All right words, and as many others as there is room for, in the order of the text. */
function offeredOf(words: Word[]): Word[] {
  let room = MAX_OPTIONS - words.filter(({ isRight }) => isRight).length
  return words.filter(({ isRight }) => isRight || (room -= 1) >= 0)
}
