import { CARDS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import type { LessonElement } from '@/lib/platform/paths'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import type { LessonState } from './model'
import type { NextStep, DoneCount } from './next-step'

/** A line on an element's tile, short enough for a phone. */
export type StateLine = { text: string; look: 'new' | 'open' | 'done' }

const NEW: StateLine = { text: 'Još nije započeto', look: 'new' }

const open = ({ done, of }: DoneCount): StateLine => ({
  text: `U tijeku: ${done} od ${of}`,
  look: 'open',
})
const done = (text: string): StateLine => ({ text, look: 'done' })

/** How many of a lesson's questions or cards are open to the pupil. */
export type AccessibleCount = { open: number; all: number }

const untouched = ({ open, all }: AccessibleCount): StateLine =>
  open < all ? { text: `Otvoreno: ${open} od ${all}`, look: 'new' } : NEW

/** The pupil's state in each element, in words. */
export const STATE_LINE_OF: Record<
  LessonElement,
  (state: LessonState, openRound: DoneCount | null, isOpen: AccessibleCount) => StateLine
> = {
  skripta: ({ isScriptRead }) => (isScriptRead ? done('Pročitano') : NEW),
  kwiz: ({ quiz }, openRound, isOpen) => {
    if (openRound) return open(openRound)
    if (quiz) return done(`Zadnji put: ${quiz.right} od ${quiz.total}`)
    return untouched(isOpen)
  },
  kartice: ({ cards }, _, isOpen) => {
    if (cards.due > 0) return { text: `${counted(cards.due, CARDS)} na redu`, look: 'open' }
    return cards.met > 0 ? done('Za danas ponovljeno') : untouched(isOpen)
  },
  test: ({ test }) => {
    if (test.open) return open(test.open)
    return test.mark ? done(`Zadnja ocjena: ${test.mark}`) : NEW
  },
  provjera: ({ check }) => {
    if (check.open?.done) return open(check.open)
    if (check.last) return done(`Zadnji put: ${check.last.done} od ${check.last.of}`)
    // Everyone sees the questions on the check's page; nothing is sold to a child here.
    return check.isOffered ? NEW : { text: 'Riješi na papiru', look: 'new' }
  },
}

type StepWords = { text: string; button: string | null }

/** Text and button of a step; at most two short lines on a phone. */
export function nextStepTexts({ element, kind }: NextStep, state: LessonState): StepWords {
  return WORDS[`${element}-${kind}`]?.(state) ?? OTHERWISE
}

const OTHERWISE: StepWords = { text: 'Nastavi s ovom lekcijom.', button: 'Nastavi' }

const WORDS: Partial<
  Record<`${NextStep['element']}-${NextStep['kind']}`, (state: LessonState) => StepWords>
> = {
  'test-resume': () => ({ text: 'Test te čeka točno gdje je stao.', button: 'Nastavi test' }),
  'provjera-resume': () => ({ text: 'Provjera je započeta danas.', button: 'Nastavi provjeru' }),
  'kwiz-resume': () => ({ text: 'Kviz te čeka točno gdje je stao.', button: 'Nastavi kviz' }),
  'kartice-due': ({ cards }) => ({
    text: `Za dobro pamćenje: ${counted(cards.due, CARDS)} na redu.`,
    button: 'Ponovi kartice',
  }),
  'skripta-begin': () => ({
    text: 'Kreni od skripte: ukratko sve važno.',
    button: 'Čitaj skriptu',
  }),
  'kwiz-begin': () => ({ text: 'Kviz pokazuje što već znaš.', button: 'Igraj kviz' }),
  'greske-due': ({ mistakes, mastery }) => ({
    text: mastery?.isMastered
      ? 'Lekciju već znaš, a ovo još uvježbaj.'
      : 'Sada ono što još nije bilo točno.',
    button: `Vježbaj greške: ${Math.min(mistakes, MISTAKES_A_ROUND)}`,
  }),
  'kartice-begin': () => ({ text: 'Uz kartice znanje ostaje dulje.', button: 'Okreni kartice' }),
  'test-begin': () => ({ text: 'Vrijeme je za test s ocjenom.', button: 'Otvori test' }),
  'provjera-begin': () => ({ text: 'Objasni lekciju svojim riječima.', button: 'Otvori provjeru' }),
  'kwiz-again': () => ({ text: 'Još jedan kviz i cilj je bliže.', button: 'Ponovi kviz' }),
}

/** Shown when nothing in the lesson is left to recommend. The button leads to „Danas”. */
export const ALL_DONE: StepWords = {
  text: 'Ova je lekcija riješena. Svaka čast!',
  button: 'Današnja vježba',
}

/** Shown when the server does not return the pupil's state. */
export const UNKNOWN_STATE_STEP: StepWords = { text: 'Odaberi čime želiš krenuti.', button: null }
