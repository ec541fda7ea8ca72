import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LessonCards } from '@/components/cards/lesson-cards'
import { cardsCalls } from '@/lib/cards/calls'
import { REVIEWS, takeOverReviews } from '@/lib/cards/review-item'
import { loadPage } from '@/lib/browser/load-page'
import { lessonStateCalls } from '@/lib/lesson-state/calls'
import type { Viewer } from '@/lib/accounts/viewer'
import { ApiError, call } from '@/lib/http/client'
import { useSession } from '@/stores/session'
import { button, cardId, cardsOf, judge, key, shown } from '../support/deck'
import { idOf } from '../support/family'
import { loseConnection, settle } from '../support/network'
import { left, withEmptyOutbox } from '../support/outbox'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

const MAJA = idOf('10')
const server = vi.mocked(call)
const viewer = (type: Viewer['type'], sub = MAJA): Viewer => ({
  sub,
  type,
  firstName: 'Maja',
  avatarURL: null,
  loginViaParent: false,
  exp: 9e9,
})

/** What the server answers: its cards, `dueOn` for every review, and nothing of what is next. */
const answer = (cards: object[]) =>
  server.mockImplementation((async ({ path }: { path: string }) => {
    if (path === cardsCalls.lessonCards.path) return cards
    if (path === cardsCalls.reviewCard.path) return { dueOn: '2026-11-23', earned: [] }
    throw new ApiError(0, 'Nema veze.')
  }) as never)

type Sent = { params: { id: string }; body: { id: string; knows: boolean } }
const reviews = () =>
  server.mock.calls
    .filter(([target]) => target.method === 'POST')
    .map(([, input]) => input as unknown as Sent)
const told = () => reviews().map(({ params, body }) => [params.id, body.knows])
const review = { id: idOf('90'), cardId: cardId(1), kind: 'lesson', knows: true } as const

async function open(count = 2, cardCount = count) {
  const view = render(
    <LessonCards
      cards={cardsOf(count)}
      lesson={{
        lessonId: idOf('20'),
        path: '/lekcija',
        questionCount: 9,
        cardCount,
        nextPath: null,
      }}
    />,
  )
  await settle()
  return view
}

withEmptyOutbox(MAJA)
beforeEach(async () => {
  // What is loaded for those who are signed in is there at once.
  await Promise.all([
    import('@/components/rewards/redeem-earned'),
    import('@/components/cards/load-cards'),
  ])
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  // The end of the pile asks where the pupil stands.
  loseConnection(lessonStateCalls.lessonState)
  useSession.setState({ viewer: null })
  server.mockReset()
  vi.mocked(loadPage).mockReset()
})

describe('a guest', () => {
  it('turns the cards of the page, and nothing is asked, sent or kept', async () => {
    await open()
    judge(true)
    judge(false)
    await settle()
    expect(server).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
    expect(document.activeElement?.textContent).toBe('Znaš 1 od 2')
  })

  it('sees at the end what to repeat, the ways on, and once that signing in helps', async () => {
    await open(2, 13)
    judge(true)
    judge(false)
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
      ['prijavu', '/prijava?povratak=/lekcija/kartice'],
      ['Riješi kviz', '/lekcija/kwiz'],
      ['Natrag na lekciju', '/lekcija'],
    ])
    fireEvent.click(button('Ponovi 1 karticu'))
    expect([shown(), screen.getByText('od 1').textContent]).toEqual(['Prednja 2', 'od 1'])
    judge(true)
    fireEvent.click(button('Sve ispočetka'))
    expect([shown(), screen.getByText('od 2').textContent]).toEqual(['Prednja 1', 'od 2'])
  })
})

describe('a pupil', () => {
  beforeEach(() => useSession.setState({ viewer: viewer('ucenik') }))

  it('gets their own cards below those of the page, with how they stand', async () => {
    answer(cardsOf(4).map((card, index) => ({ ...card, state: index ? 'later' : 'due' })))
    await open(2, 4)
    expect(shown()).toBe('Prednja 1')
    expect(screen.getByText('od 4')).toBeTruthy()
    expect(screen.getAllByText('Danas na redu')).toHaveLength(2)
    key('ArrowRight')
    expect(screen.getAllByText('Ovu već učiš')).toHaveLength(2)
  })

  it('turns the cards of the page where the server is silent', async () => {
    server.mockRejectedValue(new ApiError(0, 'Nema veze.'))
    await open()
    expect(screen.getByText('od 2')).toBeTruthy()
  })

  it('has every review sent, each with an id of its own, and nothing stays behind', async () => {
    answer(cardsOf(2))
    await open()
    judge(true)
    judge(false)
    await settle()
    expect(told()).toEqual([
      [cardId(1), true],
      [cardId(2), false],
    ])
    expect(new Set(reviews().map(({ body }) => body.id)).size).toBe(2)
    expect(await left(MAJA, REVIEWS)).toEqual([])
    expect(screen.queryByText(/prijavu/)).toBeNull()
    expect(screen.getByText(/^Iskra pamti što znaš/)).toBeTruthy()
  })

  it('loses nothing without a connection: it is kept, said, and sent in its order later', async () => {
    server.mockRejectedValue(new ApiError(0, 'Nema veze.'))
    await open(3)
    judge(true)
    judge(false)
    await settle()
    expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Sve/)
    expect(await left(MAJA, REVIEWS)).toHaveLength(2)
    const [first] = reviews()
    server.mockClear()
    answer(cardsOf(3))
    fireEvent(window, new Event('online'))
    await settle()
    expect(told()).toEqual([
      [cardId(1), true],
      [cardId(2), false],
    ])
    expect(reviews()[0]?.body.id).toBe(first?.body.id)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(await left(MAJA, REVIEWS)).toEqual([])
  })

  it('finds what an earlier build kept, once', async () => {
    localStorage.setItem(`iskra_ocjene_${MAJA}`, JSON.stringify([review]))
    await takeOverReviews(MAJA)
    await takeOverReviews(MAJA)
    expect([await left(MAJA, REVIEWS), localStorage.length]).toEqual([[review.id], 0])
  })
})

it('a parent tries all cards of the family, and leaves no traces', async () => {
  useSession.setState({ viewer: viewer('roditelj') })
  answer(cardsOf(4))
  await open(2, 4)
  expect(screen.getByText('od 4')).toBeTruthy()
  judge(true)
  await settle()
  expect(reviews()).toEqual([])
  expect(localStorage).toHaveLength(0)
})
