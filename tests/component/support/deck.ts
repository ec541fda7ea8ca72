import { fireEvent, screen } from '@testing-library/react'
import { idOf } from './family'

/**
 * A lesson's cards as the server sends them: “Prednja 1” with “Stražnja 1” on its back, and so on.
 */
export const cardsOf = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    _id: cardId(from + index),
    front: `<em>Prednja ${from + index}</em>`,
    back: `Stražnja ${from + index}`,
  }))

export const cardId = (number: number) => idOf(String(70 + number))

export const pressKey = (name: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init })

/** The text of the visible side. */
export const visibleSideText = () =>
  [...document.querySelectorAll('[role=group]')].find((side) => !side.hasAttribute('inert'))
    ?.lastElementChild?.textContent

/** Flips the top card and judges it, by keys. */
export function judgeTopCard(knows: boolean): void {
  pressKey(' ')
  pressKey(knows ? '1' : '2')
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The cards as a pile holds them. */
export const deckCards = (count: number) =>
  cardsOf(count).map(({ _id, front, back }) => ({ id: _id, front: front.slice(4, -5), back }))
