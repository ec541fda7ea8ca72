import { drawFigure, figureFault } from '@/lib/platform/figures/draw-figure'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { isLibraryAddress } from '@/lib/platform/markdown/media-library'
import { soundSlugOf, soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import { fold } from '@/lib/platform/hr/fold'
import { secretAnswerTexts } from './kinds/bodies'
import { labelsOf } from './kinds/spot/places'
import type { QuestionBody } from './model'

const VERDICT = /(?<!\p{L})(?:(?:ne)?toč(?:an|no|na)|ispravan|pravi odgovor)(?!\p{L})/iu

/**
 * Faults of pictures and recordings in a text, and warnings that one reveals the answer; sentences
 * for the author.
 */
export type MediaFaults = { lacks: string[]; warnings: string[] }

/** @param keys right answers that a description must not reveal */
export function mediaFaults(markdown: string, keys: string[]): MediaFaults {
  const notes: MediaFaults = { lacks: [], warnings: [] }
  if (!markdown.includes('![')) return notes
  for (const { url, alt: written } of checkMarkdown(markdown).images) {
    const alt = isFigureAddress(url) ? written || descriptionOf(url) : written
    const { its, lacks } = soundSlugOf(url) ? OF_SOUND : OF_IMAGE
    if (!isLibraryAddress(url) && !isFigureAddress(url))
      notes.lacks.push(`Slika „${url}” nije iz knjižnice: piše se ![opis](/slike/ime-slike).`)
    if (!alt.trim() && !isFigureAddress(url)) notes.lacks.push(lacks)
    const told = keys.find((key) => revealsKey(alt, key))
    if (told) notes.warnings.push(`Opis ${its} „${alt}” odaje odgovor „${told}”.`)
    else if (VERDICT.test(alt)) notes.warnings.push(`Opis ${its} „${alt}” odaje što je točno.`)
  }
  return notes
}

/** The description made from a figure's numbers; empty while they are not drawn. */
const descriptionOf = (address: string) =>
  figureFault(address) ? '' : drawFigure(address).description

const OF_IMAGE = {
  its: 'slike',
  lacks: 'Slika nema opis za učenike koji je ne vide: ![opis](…).',
}
const OF_SOUND = {
  its: 'snimke',
  lacks: 'Snimka nema opis za učenike koji je ne čuju: ![opis](…).',
}

/** Warnings of pictures that a question shows before the answer and whose descriptions tell it. */
export const revealingDescriptionWarnings = ({ text, body }: Asked): string[] => [
  ...mediaFaults(text, secretAnswerTexts(body)).warnings,
  ...(body.kind === 'spot'
    ? mediaFaults(
        body.picture,
        labelsOf(body.points).map((label) => label.text),
      ).warnings
    : []),
]
type Asked = { text: string; body: QuestionBody }

/** Faults of recordings in answers: a player inside a button can't be pressed. */
export const unplayableSoundFaults = (body: QuestionBody): string[] =>
  ['matching', 'ordering', 'groups', 'spot'].includes(body.kind) &&
  soundSlugsIn(JSON.stringify(body)).length
    ? ['Snimka u pojmu koji se spaja ili reda ne može se poslušati. Stavi je u tekst pitanja.']
    : []

/** True if a description contains the whole key, ignoring case and diacritics. */
function revealsKey(alt: string, key: string): boolean {
  const wordsOf = (text: string) =>
    ` ${fold(text)
      .replace(/[^a-z\d,]+/g, ' ')
      .trim()} `
  return wordsOf(key).trim() !== '' && wordsOf(alt).includes(wordsOf(key))
}
