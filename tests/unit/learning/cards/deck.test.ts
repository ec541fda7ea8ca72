import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCards,
  canJudge,
  flipCard,
  judgeCard,
  judgedCount,
  knownCount,
  stepThroughDeck,
  startDeck,
  topCardId,
  cardsToRepeat,
  undoVerdict,
  type DeckProgress,
} from '@/lib/learning/cards/deck'

const fresh = () => startDeck(['a', 'b', 'c'])
const judged = (deck: DeckProgress, knows: boolean) => judgeCard(flipCard(deck), knows)

describe('a deck of cards', () => {
  test('shows fronts, and allows judging a card once its back was seen', () => {
    const deck = fresh()
    expect([topCardId(deck), deck.isFlipped, canJudge(deck)]).toEqual(['a', false, false])
    expect(deck.seen).toEqual([])
    expect(judgeCard(deck, true)).toBe(deck)
    const flipped = flipCard(deck)
    expect([flipped.isFlipped, canJudge(flipped)]).toEqual([true, true])
    const back = flipCard(flipped)
    expect([back.isFlipped, canJudge(back)]).toEqual([false, true])
  })

  test('moves on after a verdict, to the front of the next card', () => {
    const deck = judged(fresh(), true)
    expect([topCardId(deck), deck.isFlipped, deck.verdicts]).toEqual(['b', false, { a: true }])
  })

  test('can be paged through without a verdict, from the first card to the end', () => {
    const deck = fresh()
    expect(stepThroughDeck(deck, -1)).toBe(deck)
    const second = stepThroughDeck(flipCard(deck), 1)
    expect([topCardId(second), second.isFlipped]).toEqual(['b', false])
    expect(topCardId(stepThroughDeck(second, -1))).toBe('a')
    const end = stepThroughDeck(stepThroughDeck(second, 1), 1)
    expect(topCardId(end)).toBeUndefined()
    expect([stepThroughDeck(end, 1), stepThroughDeck(end, -1), flipCard(end)]).toEqual([
      end,
      end,
      end,
    ])
    expect(judgeCard(end, true)).toBe(end)
  })

  test('repeats cards that were not known or skipped', () => {
    const deck = stepThroughDeck(judged(judged(fresh(), true), false), 1)
    expect(cardsToRepeat(deck)).toEqual(['b', 'c'])
    expect([judgedCount(deck), knownCount(deck)]).toEqual([2, 1])
  })

  test('accepts a new verdict for a card shown again', () => {
    const deck = judgeCard(stepThroughDeck(judged(fresh(), false), -1), true)
    expect(deck.verdicts).toEqual({ a: true })
  })

  test('takes a verdict back: the card is on top again, as it was judged before', () => {
    const once = judged(fresh(), false)
    const twice = judgeCard(stepThroughDeck(once, -1), true)
    const undone = undoVerdict(twice, { id: 'a', knows: true, before: false })
    expect([topCardId(undone), undone.isFlipped, undone.verdicts]).toEqual([
      'a',
      true,
      { a: false },
    ])
    const first = undoVerdict(once, { id: 'a', knows: false, before: undefined })
    expect([topCardId(first), first.isFlipped, first.verdicts]).toEqual(['a', true, {}])
    expect(undoVerdict(once, { id: 'other', knows: true, before: undefined })).toBe(once)
  })

  test('appends cards that arrive later, even after its end', () => {
    const deck = addCards(judged(fresh(), true), ['c', 'd', 'a', 'e'])
    expect(deck.round).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(topCardId(deck)).toBe('b')
    const end = stepThroughDeck(stepThroughDeck(stepThroughDeck(fresh(), 1), 1), 1)
    expect(topCardId(addCards(end, ['d']))).toBe('d')
    expect(addCards(end, ['a'])).toBe(end)
    expect(addCards(deck, ['a'])).toBe(deck)
  })
})

test('any sequence of actions keeps the deck consistent', () => {
  const step = fc.constantFrom<(deck: DeckProgress) => DeckProgress>(
    flipCard,
    (deck) => stepThroughDeck(deck, 1),
    (deck) => stepThroughDeck(deck, -1),
    (deck) => judgeCard(deck, true),
    (deck) => judgeCard(deck, false),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const deck = steps.reduce((before, act) => act(before), fresh())
      expect(deck.position).toBeGreaterThanOrEqual(0)
      expect(deck.position).toBeLessThanOrEqual(3)
      expect(Object.keys(deck.verdicts).every((id) => deck.seen.includes(id))).toBe(true)
      expect(knownCount(deck) + cardsToRepeat(deck).length).toBe(3)
    }),
  )
})
