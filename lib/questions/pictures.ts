import { imageSlugOf } from '@/lib/markdown/library-images'
import { checkMarkdown } from '@/lib/markdown/check'
import { fold } from '@/lib/hr/fold'
import { correctAnswer } from './kinds/judges'
import type { QuestionBody } from './model'

const VERDICT = /(?<!\p{L})(?:(?:ne)?toč(?:an|no|na)|ispravan|pravi odgovor)(?!\p{L})/iu

/** What a picture of a text lacks, or gives away; sentences for its author. */
export type PictureNotes = { lacks: string[]; warnings: string[] }

/** @param keys right answers that a description must not tell */
export function pictureNotes(markdown: string, keys: string[]): PictureNotes {
  const notes: PictureNotes = { lacks: [], warnings: [] }
  if (!markdown.includes('![')) return notes
  for (const { url, alt } of checkMarkdown(markdown).images) {
    if (imageSlugOf(url) === undefined) {
      notes.lacks.push(`Slika „${url}” nije iz knjižnice: piše se ![opis](/slike/ime-slike).`)
    }
    if (!alt.trim()) notes.lacks.push('Slika nema opis za učenike koji je ne vide: ![opis](…).')
    const told = keys.find((key) => tells(alt, key))
    if (told) notes.warnings.push(`Opis slike „${alt}” odaje odgovor „${told}”.`)
    else if (VERDICT.test(alt)) notes.warnings.push(`Opis slike „${alt}” odaje što je točno.`)
  }
  return notes
}

/** True for the whole key within a description, whatever its case and marks. */
function tells(alt: string, key: string): boolean {
  const wordsOf = (text: string) =>
    ` ${fold(text)
      .replace(/[^a-z\d,]+/g, ' ')
      .trim()} `
  return wordsOf(key).trim() !== '' && wordsOf(alt).includes(wordsOf(key))
}

/** The right answers of a body, as texts that a picture of the question must not tell. */
export function keysOf(body: QuestionBody): string[] {
  switch (body.kind) {
    case 'single':
    case 'several':
      return body.choices.filter(({ weight }) => weight > 0).map(({ text }) => text)
    case 'short':
      return body.answers.filter(({ weight }) => weight === 100).map(({ text }) => text)
    case 'number': {
      const correct = correctAnswer(body)
      return correct.kind === 'number' ? [correct.text, String(correct.low).replace('.', ',')] : []
    }
    case 'true-false':
    case 'matching':
    case 'ordering':
      return []
  }
}
