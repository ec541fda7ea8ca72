import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CardDeck } from '@/components/learning/cards/card-deck'
import {
  button,
  cardId,
  deckCards,
  judgeTopCard,
  pressKey,
  visibleSideText,
} from '../../support/deck'
import { JudgeBar } from '@/components/learning/cards/judge-bar'

const onJudge = vi.fn()
function open(count = 3) {
  return render(
    <>
      <input aria-label="Traži" />
      <CardDeck
        cards={deckCards(count)}
        onJudge={onJudge}
        renderEnd={(deck, restart) => (
          <button type="button" onClick={() => restart(deck.round.slice(0, 1))}>
            Kraj: {Object.values(deck.verdicts).join()}
          </button>
        )}
      />
    </>,
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')

beforeEach(() => void onJudge.mockReset())

describe('a card', () => {
  it('shows its front, and its back can’t be reached', () => {
    open()
    expect(visibleSideText()).toBe('Prednja 1')
    const sides = [...document.querySelectorAll('[role=group]')]
    expect(
      sides.map((side) => [side.getAttribute('aria-label'), side.hasAttribute('inert')]),
    ).toEqual([
      ['Pitanje', false],
      ['Odgovor', true],
    ])
    expect(document.activeElement).toBe(document.body)
  })

  it.each([' ', 'ArrowUp', 'ArrowDown'])('flips with %j and back, and focus follows', (name) => {
    open()
    pressKey(name)
    expect([visibleSideText(), focused()]).toEqual(['Stražnja 1', 'Odgovor'])
    pressKey(name)
    expect([visibleSideText(), focused()]).toEqual(['Prednja 1', 'Pitanje'])
  })

  it('flips when tapped, once per tap', () => {
    open()
    fireEvent.click(screen.getByText('Prednja 1'))
    expect(visibleSideText()).toBe('Stražnja 1')
    fireEvent.click(screen.getByText('Stražnja 1'))
    expect(visibleSideText()).toBe('Prednja 1')
  })

  it('does not flip while its text is being selected', () => {
    open()
    const selecting = vi
      .spyOn(window, 'getSelection')
      .mockReturnValue({ isCollapsed: false } as Selection)
    fireEvent.click(screen.getByText('Prednja 1'))
    expect(visibleSideText()).toBe('Prednja 1')
    selecting.mockRestore()
  })

  it('flips once while a key is held', () => {
    open()
    pressKey(' ')
    pressKey(' ', { repeat: true })
    expect(visibleSideText()).toBe('Stražnja 1')
  })
})

describe('the keys', () => {
  it('browse with the arrows, not before the first card, and each card starts on its front', () => {
    open()
    pressKey('ArrowLeft')
    expect(visibleSideText()).toBe('Prednja 1')
    pressKey(' ')
    pressKey('ArrowRight')
    expect([visibleSideText(), focused()]).toEqual(['Prednja 2', 'Pitanje'])
    pressKey('ArrowLeft')
    expect(visibleSideText()).toBe('Prednja 1')
  })

  it('judge with 1 and 2 once the back was seen', () => {
    open()
    pressKey('ArrowRight')
    pressKey('1')
    expect(onJudge).not.toHaveBeenCalled()
    judgeTopCard(true)
    judgeTopCard(false)
    expect(onJudge.mock.calls).toEqual([
      [cardId(2), true],
      [cardId(3), false],
    ])
    expect(screen.getByText('Kraj: true,false')).toBeTruthy()
  })

  it('judge nothing while focus is elsewhere, where a digit may be typed', () => {
    open()
    fireEvent.click(screen.getByText('Prednja 1'))
    ;(document.activeElement as HTMLElement).blur()
    pressKey('1')
    expect(onJudge).not.toHaveBeenCalled()
  })

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('leave %s to the browser', (modifier) => {
    open()
    pressKey('ArrowRight', { [modifier]: true })
    expect(visibleSideText()).toBe('Prednja 1')
  })

  it('leave fields alone', () => {
    open()
    screen.getByLabelText('Traži').focus()
    expect(pressKey(' ')).toBe(true)
    pressKey('ArrowRight')
    expect(visibleSideText()).toBe('Prednja 1')
  })

  it('leave Space on a button to the button', () => {
    open()
    button('Sljedeća kartica').focus()
    expect(pressKey(' ')).toBe(true)
    expect(visibleSideText()).toBe('Prednja 1')
    expect(pressKey('ArrowDown')).toBe(false)
    expect(visibleSideText()).toBe('Stražnja 1')
  })

  it('leave a player alone, and clicking it does not flip', () => {
    open()
    const player = document.createElement('audio')
    player.tabIndex = 0
    screen.getByText('Prednja 1').append(player)
    player.focus()
    for (const name of [' ', 'ArrowUp', 'ArrowLeft']) expect(pressKey(name)).toBe(true)
    fireEvent.click(player)
    expect(visibleSideText()).toBe('Prednja 1')
  })

  it('have no effect after the cards are gone', () => {
    const { unmount } = open()
    unmount()
    expect(pressKey(' ')).toBe(true)
  })
})

describe('the buttons', () => {
  it('first reveal the answer, then judge it', () => {
    open()
    expect(screen.queryByRole('button', { name: 'Znam' })).toBeNull()
    fireEvent.click(button('Pokaži odgovor'))
    expect(visibleSideText()).toBe('Stražnja 1')
    expect(screen.queryByRole('button', { name: 'Pokaži odgovor' })).toBeNull()
    fireEvent.click(button('Ne znam'))
    expect(onJudge.mock.calls).toEqual([[cardId(1), false]])
    expect(visibleSideText()).toBe('Prednja 2')
  })

  it('show the earlier judgement of a card viewed again', () => {
    open()
    judgeTopCard(false)
    fireEvent.click(button('Prethodna kartica'))
    expect(button('Ne znam').getAttribute('aria-pressed')).toBe('true')
    expect(button('Znam').getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button('Znam'))
    expect(onJudge.mock.calls.at(-1)).toEqual([cardId(1), true])
  })

  it('browse and flip as the keys do', () => {
    open()
    expect(button('Prethodna kartica').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('Sljedeća kartica'))
    expect(button('Prethodna kartica').getAttribute('aria-disabled')).toBe('false')
    fireEvent.click(button('Okreni karticu'))
    expect(visibleSideText()).toBe('Stražnja 2')
  })
})

it('two concurrent clicks judge one card', () => {
  open()
  pressKey(' ')
  const znam = button('Znam')
  fireEvent.click(znam)
  fireEvent.click(znam)
  expect(onJudge.mock.calls).toEqual([[cardId(1), true]])
})

it('the progress bar counts judged cards, not skipped ones', () => {
  open()
  const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
  judgeTopCard(true)
  pressKey('ArrowRight')
  expect([bar(), screen.getByText(/^Znaš:/).textContent]).toEqual(['1', 'Znaš: 1'])
  expect(screen.getByText('Kartica 3')).toBeTruthy()
})

it('a new round starts at its first card, with focus on it', () => {
  open(2)
  judgeTopCard(false)
  judgeTopCard(true)
  fireEvent.click(button(/Kraj/))
  expect([visibleSideText(), focused()]).toEqual(['Prednja 1', 'Pitanje'])
  expect(screen.getByText('od 1')).toBeTruthy()
})

it('cards added later lie below, and the top one stays', () => {
  const props = { onJudge, renderEnd: () => null }
  const { rerender } = render(<CardDeck cards={deckCards(2)} {...props} />)
  pressKey(' ')
  rerender(<CardDeck cards={deckCards(5)} {...props} />)
  expect(visibleSideText()).toBe('Stražnja 1')
  expect(screen.getByText('od 5')).toBeTruthy()
})

it('cards added after the end are dealt as well, and no others', () => {
  const props = { onJudge, renderEnd: () => <p>Kraj</p> }
  const { rerender } = render(<CardDeck cards={deckCards(2)} {...props} />)
  judgeTopCard(true)
  judgeTopCard(true)
  rerender(<CardDeck cards={deckCards(2)} {...props} />)
  expect(screen.getByText('Kraj')).toBeTruthy()
  rerender(<CardDeck cards={deckCards(3)} {...props} />)
  expect(visibleSideText()).toBe('Prednja 3')
})

it('a round of some cards continues when the same cards are passed again', () => {
  const props = {
    onJudge,
    renderEnd: (_: unknown, restart: (ids: string[]) => void) => (
      <button type="button" onClick={() => restart([cardId(2)])}>
        Ponovi
      </button>
    ),
  }
  const { rerender } = render(<CardDeck cards={deckCards(2)} {...props} />)
  judgeTopCard(true)
  judgeTopCard(false)
  fireEvent.click(button('Ponovi'))
  rerender(<CardDeck cards={deckCards(2)} {...props} />)
  expect([visibleSideText(), screen.getByText('od 1').textContent]).toEqual(['Prednja 2', 'od 1'])
})

it('the second of two quick taps does not flip the next card, a later one does', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const [onFlip, onJudge] = [vi.fn(), vi.fn()]
  const bar = (canJudge: boolean) => (
    <JudgeBar {...{ canJudge, onFlip, onJudge }} verdict={undefined} />
  )
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const { rerender } = render(bar(true))
  press(/^Znam/)
  expect(onJudge).toHaveBeenCalledExactlyOnceWith(true)
  rerender(bar(false))
  now.mockReturnValue(10_200)
  press(/^Pokaži odgovor/)
  expect(onFlip).not.toHaveBeenCalled()
  now.mockReturnValue(10_500)
  press(/^Pokaži odgovor/)
  expect(onFlip).toHaveBeenCalledOnce()
})

it('the drawn key names are not read out as bare words', () => {
  open()
  expect(screen.getByText('znam').closest('[aria-hidden=true]')).toBeTruthy()
})
