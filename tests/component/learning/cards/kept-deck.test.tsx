import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { CardDeck } from '@/components/learning/cards/card-deck'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { useSession } from '@/stores/session'
import { button, deckCards, judgeTopCard, pressKey, visibleSideText } from '../../support/deck'
import { idOf } from '../../support/family'

const LESSON = idOf('20')
const deckOf = (count: number, keptAs?: string) => (
  <CardDeck
    cards={deckCards(count)}
    onJudge={() => undefined}
    {...(keptAs && { keptAs })}
    renderEnd={(deck, restart) => (
      <button onClick={() => restart(deck.round.slice(1))}>Znaš sve, ponovi</button>
    )}
  />
)
/** Renders the page anew, as after a reload. */
function reload(count = 3, keptAs: string | undefined = LESSON) {
  document.body.replaceChildren()
  return render(deckOf(count, keptAs))
}
const signIn = (sub: string) => useSession.setState({ viewer: { sub } as SignedInViewer })

beforeEach(() => useSession.setState({ viewer: null }))

it('a reload restores the card, the judgements and the visible side', () => {
  const first = reload()
  judgeTopCard(true)
  pressKey(' ')
  first.unmount()
  reload()
  expect(visibleSideText()).toBe('Prednja 2')
  expect(screen.getByText('Znaš: 1')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('nothing is stored for an untouched pile, nor without a lesson', () => {
  reload().unmount()
  const other = render(deckOf(3))
  judgeTopCard(true)
  other.unmount()
  expect(sessionStorage).toHaveLength(0)
})

it('a finished pile starts anew, and a round of some cards survives a reload', () => {
  const first = reload()
  judgeTopCard(true)
  judgeTopCard(true)
  judgeTopCard(true)
  expect(sessionStorage).toHaveLength(0)
  fireEvent.click(button('Znaš sve, ponovi'))
  expect(visibleSideText()).toBe('Prednja 2')
  first.unmount()
  reload()
  expect([visibleSideText(), screen.getByText('od 2').textContent]).toEqual(['Prednja 2', 'od 2'])
})

it('a pile waits for cards that are loaded later', () => {
  const first = reload(3)
  judgeTopCard(true)
  first.unmount()
  const { rerender } = reload(1)
  expect(visibleSideText()).toBe('Prednja 1')
  rerender(deckOf(3, LESSON))
  expect(visibleSideText()).toBe('Prednja 2')
})

it('siblings have separate positions', () => {
  signIn(idOf('10'))
  const first = reload()
  judgeTopCard(true)
  first.unmount()
  signIn(idOf('11'))
  const second = reload()
  expect(visibleSideText()).toBe('Prednja 1')
  second.unmount()
  signIn(idOf('10'))
  reload()
  expect(visibleSideText()).toBe('Prednja 2')
})

it.each(['null', '{}', 'no json', '{"round":["x"],"position":1,"seen":[],"verdicts":{}}'])(
  'an invalid stored pile is ignored: %s',
  (text) => {
    sessionStorage.setItem(`iskra:gost:kartice:${LESSON}`, text)
    reload()
    expect(visibleSideText()).toBe('Prednja 1')
  },
)

it('new cards since the pile was left are added below it', () => {
  const first = reload(2)
  judgeTopCard(true)
  first.unmount()
  const { rerender } = reload(2)
  expect(visibleSideText()).toBe('Prednja 2')
  rerender(deckOf(3, LESSON))
  expect([visibleSideText(), screen.getByText('od 3').textContent]).toEqual(['Prednja 2', 'od 3'])
})
