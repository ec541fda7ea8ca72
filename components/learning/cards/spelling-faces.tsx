'use client'
import { useEffect, useId } from 'react'
import { create } from 'zustand'
import { hideMisspeltLetters } from '@/lib/learning/cards/hide-misspelt-letters'

type Misspelt = { _id: string; typed: string; correct: string }

type Written = { texts: Record<string, string>; write: (id: string, text: string) => void }

/** Texts typed on the fronts of spelling cards, for their backs. */
const useWritten = create<Written>()((set) => ({
  texts: {},
  write: (id, text) => set(({ texts }) => ({ texts: { ...texts, [id]: text } })),
}))

/** The word with a gap, to be typed in full. */
export function SpellingFront({ card }: { card: Misspelt }) {
  const id = useId()
  const { texts, write } = useWritten()
  useEffect(() => write(card._id, ''), [card._id, write])
  return (
    <>
      <p id={id}>
        Napiši cijelu riječ: <GapWord card={card} />
      </p>
      <input
        aria-labelledby={id}
        value={texts[card._id] ?? ''}
        onChange={(event) => write(card._id, event.target.value)}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-12 w-full max-w-xs rounded-control border-2 border-field bg-surface px-3 text-center text-xl"
      />
    </>
  )
}

/** Only the word with its gap. */
export function GapWord({ card: { typed, correct } }: { card: Misspelt }) {
  const { before, after } = hideMisspeltLetters(typed, correct)
  return (
    <em>
      {before}
      <span aria-hidden="true">__</span>
      <span className="sr-only"> praznina </span>
      {after}
    </em>
  )
}

const plain = (word: string) => word.trim().normalize('NFC').toLocaleLowerCase('hr')

/** The correct spelling, and whether the typed word matched. */
export function SpellingBack({ card: { _id, correct } }: { card: Misspelt }) {
  const written = useWritten(({ texts }) => texts[_id]?.trim() ?? '')
  const isRight = plain(written) === plain(correct)
  return (
    <>
      <p>{correct}</p>
      {written && (
        <p className="text-lg break-words">
          {isRight ? 'Točno je napisano.' : `Tvoja riječ: ${written}`}
        </p>
      )}
    </>
  )
}
