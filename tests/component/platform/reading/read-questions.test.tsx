import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setAutoReading } from '@/components/platform/reading/kept-reading'
import { FlipCard } from '@/components/learning/cards/flip-card'
import { Explanation } from '@/components/learning/quiz/explanation'
import { QuestionWithFields } from '@/components/learning/quiz/question-fields'
import { RoundScript } from '@/components/learning/quiz/review/round-script'
import { FlameDialog } from '@/components/learning/rewards/flame-dialog'
import { ResultHead } from '@/components/learning/rewards/result-head'
import type { Judged, PublicQuestion } from '@/lib/content/questions/model'
import { settle } from '../../support/network'
import { button, press, toasts } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'
import { come, fields, said, show, speech } from '../../support/spoken-questions'
import { AVA, withVoices } from '../../support/voices'

/** A judged question with its explanation. */
const explained = (question: PublicQuestion, judgement: Judged) => (
  <form>
    <QuestionWithFields
      {...{ question, answer: undefined, judged: judgement, takesFocus: false }}
      onChange={() => undefined}
    />
    <Explanation question={question} judgement={judgement} isOfLesson={false} />
  </form>
)

/** Listens to the end. */
async function listen(): Promise<string[]> {
  await press('Poslušaj')
  for (let turn = 0; turn < 20; turn++) speech().end()
  await settle()
  return [...new Set(said())]
}

const CHOICES = ['A, prvi', 'B, drugi', 'C, treći']

/** As the style sheet does: the words for early readers are hidden from others. */
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = '[data-early-icon] { display: none }'
  document.head.append(style)
})

it.each<[PublicQuestion['kind'], string[]]>([
  ['single', CHOICES],
  ['several', CHOICES],
  ['true-false', ['A, To je točno', 'B, To nije točno']],
  ['short', []],
  ['number', []],
  ['ordering', ['Poredak: 1.prvi', '2.drugi', '3.treći']],
  ['groups', ['kos', 'sisavci', 'ptice', 'mačka', 'pas']],
  ['matching', ['Pojmovi: pas', 'mačka', 'Parovi: laje', 'mijauče', 'muče']],
  ['spot', ['Slika: Stanica', 'jezgra', 'A', 'B', 'C', 'membrana']],
  ['gaps', ['Ja praznina učenik.', 'Imam praznina godina.', 'Praznina 1: jesi, sam']],
  ['line', ['Na crti piše 0 i 1.']],
])('a %s question is read with its options', async (kind, options) => {
  await show(fields(questionOf(kind)))
  expect(await listen()).toEqual(['Pitanje', ...options])
  expect(button('Poslušaj').getAttribute('aria-pressed')).toBe('false')
})

it('the right answer is not revealed by reading the options', async () => {
  const judgement = judgementOf({ outcome: 'wrong', correct: { kind: 'single', choice: 'b' } })
  await show(fields(questionOf('single'), judgement))
  // The letters disappear with the choice.
  expect(await listen()).toEqual(['Pitanje', 'prvi', 'drugi', 'treći'])
})

it('a hidden letter, as on phones, is not read', async () => {
  await show(fields(questionOf('single')))
  for (const key of document.querySelectorAll('kbd')) key.style.display = 'none'
  expect(await listen()).toEqual(['Pitanje', 'prvi', 'drugi', 'treći'])
})

it('after the verdict its explanations are read too, and alone by their own button', async () => {
  const judgement = judgementOf({
    outcome: 'wrong',
    correct: { kind: 'short', text: 'kuća' },
    explanation: 'Kuća se piše s ć.',
  })
  const question = questionOf('short')
  await show(explained(question, judgement))
  const [all, reasons] = screen.getAllByRole('button', { name: 'Poslušaj' })
  act(() => all?.click())
  await settle()
  speech().end()
  expect(said()).toEqual(['Pitanje', 'Kuća se piše s ć.'])
  speech().end()
  act(() => reasons?.click())
  await settle()
  expect(speech().last.text).toBe('Kuća se piše s ć.')
  expect(speech().said).toHaveLength(3)
})

it('stops when clicked again, and with its question', async () => {
  await show(fields(questionOf('single')))
  await press('Poslušaj')
  expect(speech().speaking).toBe(true)
  await press('Poslušaj')
  expect(speech().speaking).toBe(false)
  await press('Poslušaj')
  cleanup()
  expect(speech().speaking).toBe(false)
})

it('the visible side of a card is read, and the card does not flip', async () => {
  const onFlip = vi.fn()
  const card = { id: 'a', front: <p>Glavni grad?</p>, back: <p>Zagreb.</p> }
  const { rerender } = render(
    <FlipCard card={card} isFlipped={false} onFlip={onFlip} below={0} takesFocus={false} />,
  )
  come()
  await screen.findByRole('button', { name: 'Poslušaj' })
  await press('Poslušaj')
  await settle()
  rerender(<FlipCard card={card} isFlipped onFlip={onFlip} below={0} takesFocus={false} />)
  come()
  await screen.findByRole('button', { name: 'Poslušaj' })
  await press('Poslušaj')
  await settle()
  expect(said()).toEqual(['Glavni grad?', 'Zagreb.'])
  expect(onFlip).not.toHaveBeenCalled()
})

describe('to an early reader', () => {
  beforeEach(() => {
    document.documentElement.dataset.earlyReader = ''
  })
  afterEach(() => {
    delete document.documentElement.dataset.earlyReader
    setAutoReading(false)
  })

  it('a card’s question is read, and its answer once it is turned', async () => {
    setAutoReading(true)
    const card = { id: 'a', front: <p>Glavni grad?</p>, back: <p>Zagreb.</p> }
    const shown = { card, onFlip: () => undefined, below: 0, takesFocus: false }
    const { rerender } = render(<FlipCard {...shown} isFlipped={false} />)
    come()
    await settle()
    expect(said()).toEqual(['Glavni grad?'])
    rerender(<FlipCard {...shown} isFlipped />)
    come()
    await settle()
    expect(said()).toEqual(['Glavni grad?', 'Zagreb.'])
  })

  it('a picture with places comes with the label whose place is next', async () => {
    await show(fields(questionOf('spot')))
    expect((await listen()).slice(0, 4)).toEqual([
      'Pitanje',
      'Slika: Stanica',
      'Dodirni mjesto: jezgra',
      'jezgra',
    ])
  })

  it('the right order is read with the verdict', async () => {
    setAutoReading(true)
    const correct = { kind: 'ordering' as const, order: ['b', 'a', 'c'] }
    const judgement = judgementOf({ outcome: 'wrong', correct })
    const question = questionOf('ordering')
    render(explained(question, judgement))
    come()
    await settle()
    for (let turn = 0; turn < 9; turn += 1) speech().end()
    await settle()
    expect(said().join()).toContain('Nije točno,Točan poredak:,drugi,prvi,treći')
  })

  it('the right group of an item is read with the item', async () => {
    setAutoReading(true)
    const question = questionOf('groups')
    const [item, group] = [question.items[0], question.groups[0]]
    const correct = { kind: 'groups' as const, groups: { [item?.id ?? '']: group?.id ?? '' } }
    render(explained(question, judgementOf({ outcome: 'wrong', correct })))
    come()
    await settle()
    for (let turn = 0; turn < 20; turn += 1) speech().end()
    await settle()
    expect(said().join()).toContain(`${item?.html},Točno: ${group?.html}`)
  })

  it('the right place of a line is read without the number of its tick', async () => {
    setAutoReading(true)
    const correct = { kind: 'line' as const, tick: 3, text: '0,75' }
    const judgement = judgementOf({ outcome: 'wrong', correct })
    render(explained(questionOf('line'), judgement))
    come()
    await settle()
    for (let turn = 0; turn < 5; turn += 1) speech().end()
    await settle()
    expect(said()).toContain('Točno mjesto: 0,75')
  })

  it('the result of a round is read', async () => {
    setAutoReading(true)
    render(<ResultHead cheers title="7 od 8 točno" text="Što nije išlo, vratit će se." stars={3} />)
    come()
    await settle()
    speech().end()
    expect(said()).toEqual(['7 od 8 točno', 'Što nije išlo, vratit će se.'])
  })

  it('a new lesson of „Danas” is read by its title', async () => {
    const script = { kind: 'script', key: 's', title: 'Zbrajanje do 10', path: '/1' } as const
    const nothing = () => undefined
    const props = { isLast: false, takesFocus: false, onKnown: nothing, onNext: nothing }
    render(<RoundScript script={script} {...props} />)
    come()
    await settle()
    expect((await listen())[0]).toBe('Nova lekcija: Zbrajanje do 10')
  })

  it('the welcome is read by what it gives', async () => {
    render(<FlameDialog change={{ oldFireLevel: 0, newFireLevel: 1 }} onClose={() => undefined} />)
    come()
    await settle()
    expect(await listen()).toEqual(['Prva vatrica je tvoja: poklon za dobrodošlicu!'])
  })

  it('the verdict and the right answer are read before the explanation', async () => {
    setAutoReading(true)
    const judgement = judgementOf({
      outcome: 'wrong',
      correct: { kind: 'short', text: 'kuća' },
      explanation: 'Kuća se piše s ć.',
    })
    const question = questionOf('short')
    render(explained(question, judgement))
    come()
    await settle()
    for (let turn = 0; turn < 5; turn += 1) speech().end()
    await settle()
    expect(said()).toEqual(
      expect.arrayContaining(['Nije točno', 'Točan odgovor: kuća', 'Kuća se piše s ć.']),
    )
  })
})

it('an inaudible voice is reported', async () => {
  await show(fields(questionOf('single')))
  await press('Poslušaj')
  act(() => speech().last.onerror?.({ error: 'synthesis-failed' }))
  await settle()
  expect(toasts()).toEqual(['error: Greška Glas se sada ne čuje. Pokušaj ponovno.'])
  expect(button('Poslušaj').getAttribute('aria-pressed')).toBe('false')
})

it('without a Croatian voice nothing is offered', async () => {
  withVoices(AVA)
  render(fields(questionOf('single')))
  come()
  await settle()
  expect(screen.queryByRole('button', { name: 'Poslušaj' })).toBeNull()
})
