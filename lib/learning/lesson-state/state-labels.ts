import { CARDS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import type { LessonElement } from '@/lib/platform/paths'
import type { LessonState } from './model'
import type { NextStep, Part } from './next-step'

/** One line on an element's tile; short, since it must fit a phone. */
export type StateLine = { text: string; look: 'new' | 'open' | 'done' }

const NEW: StateLine = { text: 'Još nije započeto', look: 'new' }

const open = ({ done, of }: Part): StateLine => ({
  text: `U tijeku: ${done} od ${of}`,
  look: 'open',
})
const done = (text: string): StateLine => ({ text, look: 'done' })

/** How much of a lesson's quiz or cards the pupil has: so many of all. */
export type Openness = { open: number; all: number }

const untouched = ({ open, all }: Openness): StateLine =>
  open < all ? { text: `Otvoreno: ${open} od ${all}`, look: 'new' } : NEW

/** Where the pupil stands in each element. */
export const STATE_LINES: Record<
  LessonElement,
  (state: LessonState, openRound: Part | null, isOpen: Openness) => StateLine
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
    // Its page has the questions for everyone; nothing is sold to a child here.
    return check.isOffered ? NEW : { text: 'Riješi na papiru', look: 'new' }
  },
}

type StepWords = { text: string; button: string | null }

/** What a step says and what its button does. Two short lines on a phone at most. */
export function stepWords({ element, kind }: NextStep, state: LessonState): StepWords {
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
    button: `Vježbaj greške: ${mistakes}`,
  }),
  'kartice-begin': () => ({ text: 'Uz kartice znanje ostaje dulje.', button: 'Okreni kartice' }),
  'test-begin': () => ({ text: 'Vrijeme je za test s ocjenom.', button: 'Otvori test' }),
  'provjera-begin': () => ({ text: 'Objasni lekciju svojim riječima.', button: 'Otvori provjeru' }),
  'kwiz-again': () => ({ text: 'Još jedan kviz i cilj je bliže.', button: 'Ponovi kviz' }),
}

/** Said when nothing of the lesson is left to recommend; its button leads to the lesson after it. */
export const ALL_DONE: StepWords = {
  text: 'Ova je lekcija riješena. Svaka čast!',
  button: 'Sljedeća lekcija',
}

/** Its button behind the last lesson of a textbook. */
export const OTHER_LESSONS = 'Druge lekcije'

/** Said when the server does not tell where the pupil stands. */
export const FREE_CHOICE: StepWords = { text: 'Odaberi čime želiš krenuti.', button: null }
