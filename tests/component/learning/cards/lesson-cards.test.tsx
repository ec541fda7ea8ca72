import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LessonCards } from '@/components/learning/cards/lesson-cards'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { CARD_REVIEW_KIND, cardIdsWithUnsentReview } from '@/lib/learning/cards/review-outbox-items'
import { lessonStateApiCalls } from '@/lib/learning/lesson-state/calls'
import { listWaitingItems } from '@/stores/outbox'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import {
  button,
  cardId,
  cardsOf,
  judgeTopCard,
  pressKey,
  visibleSideText,
} from '../../support/deck'
import { idOf, parentOf, pupilOf, viewerOf } from '../../support/family'
import { answer, calls, loseConnection, refuse, sentInputs, settle } from '../../support/network'
import { waitingIds, withEmptyOutbox } from '../../support/outbox'
import { toasts } from '../../support/person'
import { quizLessonOf } from '../../support/quiz'

const MAJA = idOf('10')
const REVIEWED = { dueOn: '2026-11-23', earned: [] }
const reviews = () => sentInputs(cardsApiCalls.reviewCard)
const told = () => reviews().map(({ params, body }) => [params.id, body.knows])

async function open(count = 2, cardCount = count) {
  const view = render(
    <LessonCards
      cards={cardsOf(count)}
      lesson={{ ...quizLessonOf(idOf('20'), 9), cardCount }}
      freeLesson={null}
    />,
  )
  await settle()
  return view
}

withEmptyOutbox(MAJA)
beforeEach(async () => {
  // Parts for signed-in users are preloaded.
  await Promise.all([
    import('@/components/learning/rewards/redeem-earned'),
    import('@/components/learning/cards/load-cards'),
  ])
  answer(cardsApiCalls.reviewCard, REVIEWED)
  // The end of the pile fetches the pupil's state of the lesson.
  loseConnection(lessonStateApiCalls.lessonState)
  useSession.setState({ viewer: null })
})

describe('a guest', () => {
  it('uses the page’s cards, and nothing is requested, sent or stored', async () => {
    await open()
    judgeTopCard(true)
    judgeTopCard(false)
    await settle()
    expect(calls()).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(document.activeElement?.textContent).toBe('Znaš 1 od 2')
  })

  it('sees at the end what to repeat, links onwards, and once that signing in helps', async () => {
    await open(2, 13)
    judgeTopCard(true)
    judgeTopCard(false)
    expect([...document.querySelectorAll('summary')].map((one) => one.textContent)).toEqual([
      'Prednja 2',
    ])
    expect(document.querySelector('details')?.textContent).toContain('Stražnja 2')
    expect(screen.getByText('Otvoreno je 2 od 13 kartica.')).toBeTruthy()
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Otvori besplatan račun', '/registracija'],
      // The first is for guests, the second for parents: CSS shows one.
      ['Cjenik', '/cjenik'],
      ['Otvori cjenik', '/cjenik'],
      ['prijavu', '/prijava?povratak=/lekcija/kartice'],
      ['Riješi kviz', '/lekcija/kwiz'],
      ['Natrag na lekciju', '/lekcija'],
    ])
    fireEvent.click(button('Ponovi 1 karticu'))
    expect([visibleSideText(), screen.getByText('od 1').textContent]).toEqual(['Prednja 2', 'od 1'])
    judgeTopCard(true)
    fireEvent.click(button('Sve ispočetka'))
    expect([visibleSideText(), screen.getByText('od 2').textContent]).toEqual(['Prednja 1', 'od 2'])
  })
})

describe('a pupil', () => {
  beforeEach(() => useSession.setState({ viewer: viewerOf(pupilOf()) }))

  it('gets their own cards below the page’s, with their state', async () => {
    answer(
      cardsApiCalls.lessonCards,
      cardsOf(4).map((card, index) => ({ ...card, state: index ? 'later' : 'due' })),
    )
    await open(2, 4)
    expect(visibleSideText()).toBe('Prednja 1')
    expect(screen.getByText('od 4')).toBeTruthy()
    expect(screen.getAllByText('Danas na redu')).toHaveLength(2)
    pressKey('ArrowRight')
    expect(screen.getAllByText('Ovu već učiš')).toHaveLength(2)
  })

  it('who is learning to read goes home in the end, not to the next step', async () => {
    await import('@/components/learning/lesson-state/pupil-parts')
    answer(cardsApiCalls.lessonCards, cardsOf(1))
    await open(1)
    judgeTopCard(true)
    await settle()
    const home = screen.getByRole('link', { name: 'Natrag na lekciju' })
    expect(home.dataset['earlyIcon']).toBe('home')
    expect(home.className).toContain('early:bg-spark')
    const step = screen.getByRole('heading', { name: 'Tvoj sljedeći korak' })
    expect(step.closest('[class~="early:hidden!"]')).toBeTruthy()
  })

  it('uses the page’s cards when the server does not respond', async () => {
    loseConnection(cardsApiCalls.lessonCards)
    await open()
    expect(screen.getByText('od 2')).toBeTruthy()
  })

  it('undoes a wrong tap: the undo is sent after its review, offline too', async () => {
    answer(cardsApiCalls.lessonCards, cardsOf(2))
    loseConnection(cardsApiCalls.reviewCard)
    useUser.setState({ user: pupilOf({ xp: 43 }) })
    await open()
    judgeTopCard(false)
    fireEvent.click(button('Poništi „Ne znam”'))
    await settle()
    expect((await listWaitingItems(MAJA)).map(({ call }) => call.method)).toEqual([
      'POST',
      'DELETE',
    ])
    expect(cardIdsWithUnsentReview(await listWaitingItems(MAJA))).toEqual([])
    answer(cardsApiCalls.reviewCard, REVIEWED)
    answer(cardsApiCalls.undoReview, { xp: 42 })
    pressKey('1')
    await settle()
    expect(told().slice(-2)).toEqual([
      [cardId(1), false],
      [cardId(1), true],
    ])
    const id = reviews().at(-2)?.body.id
    expect(sentInputs(cardsApiCalls.undoReview)).toEqual([{ params: { id } }])
    expect(useUser.getState().user).toMatchObject({ xp: 42 })
    expect(await listWaitingItems(MAJA)).toEqual([])
  })

  it('an undo that comes too late is reported', async () => {
    answer(cardsApiCalls.lessonCards, cardsOf(2))
    refuse(cardsApiCalls.undoReview, 409, 'Ova se ocjena više ne može poništiti.')
    await open()
    judgeTopCard(false)
    fireEvent.click(button('Poništi „Ne znam”'))
    await settle()
    expect(toasts()).toEqual(['error: Greška Ova se ocjena više ne može poništiti.'])
  })

  it('has every review sent with its own id, and nothing is left over', async () => {
    answer(cardsApiCalls.lessonCards, cardsOf(2))
    await open()
    judgeTopCard(true)
    judgeTopCard(false)
    await settle()
    expect(told()).toEqual([
      [cardId(1), true],
      [cardId(2), false],
    ])
    expect(new Set(reviews().map(({ body }) => body.id)).size).toBe(2)
    expect(await waitingIds(MAJA, CARD_REVIEW_KIND)).toEqual([])
    expect(screen.queryByText(/prijavu/)).toBeNull()
    expect(screen.getByText(/^Iskra pamti što znaš/)).toBeTruthy()
  })

  it('loses nothing offline: reviews are kept, announced, and sent in order later', async () => {
    loseConnection(cardsApiCalls.lessonCards, cardsApiCalls.reviewCard)
    await open(3)
    judgeTopCard(true)
    judgeTopCard(false)
    await settle()
    expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Sve/)
    expect(await waitingIds(MAJA, CARD_REVIEW_KIND)).toHaveLength(2)
    const failed = reviews()
    answer(cardsApiCalls.reviewCard, REVIEWED)
    fireEvent(window, new Event('online'))
    await settle()
    const again = reviews().slice(failed.length)
    expect(again.map(({ params }) => params.id)).toEqual([cardId(1), cardId(2)])
    expect(again[0]).toEqual(failed[0])
    expect(screen.getByRole('status').textContent).toBe('')
    expect(await waitingIds(MAJA, CARD_REVIEW_KIND)).toEqual([])
  })
})

it('a parent can use all cards of the family without leaving traces', async () => {
  useSession.setState({ viewer: viewerOf(parentOf()) })
  answer(cardsApiCalls.lessonCards, cardsOf(4))
  await open(2, 4)
  expect(screen.getByText('od 4')).toBeTruthy()
  judgeTopCard(true)
  await settle()
  expect(reviews()).toEqual([])
  expect(localStorage).toHaveLength(0)
})
