import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CardDeck } from '@/components/learning/cards/card-deck'
import {
  flipCard,
  judgeCard,
  stepThroughDeck,
  startDeck,
  undoVerdict,
} from '@/lib/learning/cards/deck'
import {
  button,
  cardId,
  deckCards,
  judgeTopCard,
  pressKey,
  visibleSideText,
} from '../../support/deck'

const onJudge = vi.fn()
const onUndo = vi.fn()
const open = (count = 3) =>
  render(
    <>
      <input aria-label="Traži" />
      <CardDeck
        cards={deckCards(count)}
        {...{ onJudge, onUndo }}
        renderEnd={(deck, restart) => (
          <button type="button" onClick={() => restart(deck.round.slice(0, 1))}>
            Kraj: {Object.values(deck.verdicts).join()}
          </button>
        )}
      />
    </>,
  )
const offer = () => screen.queryByRole('button', { name: /^Poništi/ })

beforeEach(() => {
  onJudge.mockReset()
  onUndo.mockReset()
})
it('a wrong tap is undone by its button: the card is on top again, showing its back', () => {
  open()
  expect(offer()).toBeNull()
  judgeTopCard(false)
  expect(offer()?.textContent).toContain('Poništi „Ne znam”')
  fireEvent.click(offer() as HTMLElement)
  expect(visibleSideText()).toBe('Stražnja 1')
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(offer()).toBeNull()
  pressKey('1')
  expect(onJudge.mock.calls).toEqual([
    [cardId(1), false],
    [cardId(1), true],
  ])
})

it('a wrong tap is undone with Backspace, once, and not while typing', () => {
  open()
  judgeTopCard(true)
  screen.getByLabelText('Traži').focus()
  pressKey('Backspace')
  expect(onUndo).not.toHaveBeenCalled()
  ;(document.activeElement as HTMLElement).blur()
  pressKey('Backspace')
  pressKey('Backspace')
  expect(onUndo).toHaveBeenCalledTimes(1)
  expect(visibleSideText()).toBe('Stražnja 1')
})

it('a wrong tap on the last card is undone from the end', () => {
  open(1)
  judgeTopCard(false)
  expect(screen.getByText('Kraj: false')).toBeTruthy()
  fireEvent.click(offer() as HTMLElement)
  expect(visibleSideText()).toBe('Stražnja 1')
})

it('the offer stays while browsing, and ends with the next judgement or round', () => {
  open(2)
  judgeTopCard(false)
  pressKey('ArrowLeft')
  expect(offer()?.textContent).toContain('Ne znam')
  pressKey('ArrowRight')
  judgeTopCard(true)
  expect(offer()?.textContent).toContain('„Znam”')
  fireEvent.click(button('Kraj: false,true'))
  expect(offer()).toBeNull()
})

it('an undo restores the earlier verdict of a card judged before', () => {
  const first = judgeCard(flipCard(startDeck(['a', 'b'])), true)
  const again = judgeCard(flipCard(stepThroughDeck(first, -1)), false)
  expect(undoVerdict(again, { id: 'a', knows: false, before: true })).toMatchObject({
    position: 0,
    isFlipped: true,
    verdicts: { a: true },
  })
})
