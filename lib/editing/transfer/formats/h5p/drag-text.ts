import { z } from 'zod'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { plainAnswer, slot, withoutStraySlots } from '../gap-slots'
import { questionFromParagraphs, splitByGapLimit, STARRED, WITHOUT_GAPS } from './blanks'
import { htmlToMarkdown, reportLost, textSchema, type H5pQuestion } from './texts'

const dragText = z.object({
  taskDescription: textSchema,
  textField: textSchema,
  distractors: textSchema,
})

type Word = { text: string; right: string; wrong: string }

/** Reads a text with words to drag into its gaps. Each gap offers all words and distractors. */
export function readDragText(params: unknown, notes: ImportNotes): H5pQuestion[] {
  const { taskDescription, textField, distractors } = dragText.parse(params)
  const asked = htmlToMarkdown(taskDescription, notes)
  const others = wordsIn(distractors, notes).map(({ text }) => text)
  const lines = withoutStraySlots(textField)
    .split(/\n+/)
    .filter((line) => line.trim())
  if (!lines.length) notes.fail(WITHOUT_GAPS)
  return splitByGapLimit(lines).map((sources) => {
    const words = sources.flatMap((source) => wordsIn(source, notes))
    const offered = [...new Set([...words.map(({ text }) => text), ...others])]
    let count = 0
    const paragraphs = sources.map((source) =>
      source.replace(STARRED, (_, gap?: string) => {
        if (gap === undefined) return '*'
        return slot((count += 1))
      }),
    )
    const gaps = words.map((word) => gapOf(word, offered))
    if (!count) notes.fail(WITHOUT_GAPS)
    return questionFromParagraphs(
      [asked, ...paragraphs.map((html) => htmlToMarkdown(html, notes))],
      gaps,
    )
  })
}

const gapOf = ({ text: word, right, wrong }: Word, offered: string[]): Gap => ({
  kind: 'single',
  choices: offered.map((text) => ({
    text,
    weight: text === word ? 100 : 0,
    feedback: (text === word ? right : wrong) || null,
  })),
})

/** `*word:tip\\+praise\\-correction*`; two colons are a literal one. */
const WORD = /^((?:::|[^:])*?)(?::(?!:)([\s\S]*?))?(?:\\\+([\s\S]*?))?(?:\\-([\s\S]*))?$/

function wordsIn(source: string, notes: ImportNotes): Word[] {
  return [...source.matchAll(STARRED)].flatMap(([, gap]) => {
    if (gap === undefined) return []
    const [, word = '', tip = '', right = '', wrong = ''] = WORD.exec(gap) ?? []
    reportLost('Savjet (tip)', tip, notes)
    const [praise, correction] = [right, wrong].map((html) => htmlToMarkdown(html, notes))
    return {
      text: plainAnswer(word.replaceAll('::', ':'), notes),
      ...{ right: praise ?? '', wrong: correction ?? '' },
    }
  })
}
