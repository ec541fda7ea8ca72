'use client'
import { useEffect, type RefObject } from 'react'

export type DeckActions = {
  flip: () => void
  leaf: (step: 1 | -1) => void
  judge: (knows: boolean) => void
  undo: () => void
}

/**
 * Keyboard shortcuts of a deck: left and right browse, up, down and Space flip, 1 and 2 judge. They
 * work while nothing else has focus; in a field or player only Enter works, which flips. Digits
 * work only while focus is on the cards, since elsewhere they are typed text (WCAG 2.1.4).
 * Backspace undoes the last judgement.
 */
export function useDeckKeys(deck: RefObject<HTMLElement | null>, keys: DeckActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.key === 'Backspace') {
        if (!event.repeat && !document.activeElement?.matches(ELSEWHERE)) keys.undo()
        return
      }
      const isInside = deck.current?.contains(document.activeElement) ?? false
      if (!isInside && !isNowhere(document.activeElement)) return
      const isWriting = document.activeElement?.matches('input, audio') ?? false
      if (isWriting && event.key !== 'Enter') return
      const act = isWriting ? keys.flip : actionOf(event.key, keys, isInside)
      // Space on a button presses it.
      const isButtons = event.key === ' ' && document.activeElement?.closest('button, a, summary')
      if (!act || isButtons) return
      event.preventDefault()
      if (!event.repeat) act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [deck, keys])
}

/** Where Backspace deletes text or belongs to a dialog. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog], [role=dialog] *'

const isNowhere = (element: Element | null) =>
  element === null || element === document.body || element.tagName === 'MAIN'

function actionOf(key: string, { flip, leaf, judge }: DeckActions, isInside: boolean) {
  if ([' ', 'ArrowUp', 'ArrowDown'].includes(key)) return flip
  if (key === 'ArrowLeft') return () => leaf(-1)
  if (key === 'ArrowRight') return () => leaf(1)
  if (isInside && key === '1') return () => judge(true)
  if (isInside && key === '2') return () => judge(false)
  return null
}
