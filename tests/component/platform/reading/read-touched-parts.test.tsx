import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setAutoReading } from '@/components/platform/reading/kept-reading'
import { QuestionWithFields } from '@/components/learning/quiz/question-fields'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { settle } from '../../support/network'
import { button, press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'
import { come, fields, said, show, speech } from '../../support/spoken-questions'

// A reader that is replaced leaves its page, for which the page needs an address.
vi.mock('next/navigation', () => ({ usePathname: () => '/lekcija/kwiz' }))

/** As the style sheet does. */
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = String.raw`.early\:hidden { display: none }`
  document.head.append(style)
})

function KeptFields({ question }: { question: PublicQuestion }) {
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  return (
    <QuestionWithFields
      {...{ question, answer, judged: undefined, takesFocus: false }}
      onChange={setAnswer}
    />
  )
}

beforeEach(() => {
  document.documentElement.dataset.earlyReader = ''
  setAutoReading(true)
})
afterEach(() => {
  delete document.documentElement.dataset.earlyReader
  setAutoReading(false)
})
const touch = async (part: Element | null | undefined) => {
  if (!(part instanceof HTMLElement)) throw new Error('There is no such part.')
  act(() => part.click())
  await settle()
}

it('a chosen option is spoken in place of the question', async () => {
  await show(fields(questionOf('single')))
  await settle()
  const [, second] = screen.getAllByRole('radio')
  await touch(second?.closest('label'))
  expect(said()).toEqual(['Pitanje', 'drugi'])
  speech().end()
  expect(said()).toEqual(['Pitanje', 'drugi'])
  expect(button('Poslušaj').getAttribute('aria-pressed')).toBe('false')
  await touch(second)
  expect(said().slice(2)).toEqual(['drugi'])
})

it('a ticked option is spoken, and is silent when the tick is taken back', async () => {
  await show(fields(questionOf('several')))
  await settle()
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox')
  await touch(first)
  expect(said()).toEqual(['Pitanje', 'prvi'])
  if (first) first.checked = true
  await touch(first)
  expect(said()).toEqual(['Pitanje', 'prvi'])
})

it.each<[PublicQuestion['kind'], string, string]>([
  ['true-false', '[type=radio]', 'Da'],
  ['matching', 'ul button', 'pas'],
  ['groups', '[type=radio]', 'kos, sisavci'],
  ['groups', 'fieldset fieldset + fieldset [type=radio]', 'mačka, sisavci'],
  ['spot', '[type=radio]', 'jezgra, A'],
  ['ordering', 'li + li > button', 'drugi'],
])('an option of a %s question is spoken', async (kind, selector, words) => {
  await show(fields(questionOf(kind)))
  await settle()
  await touch(document.querySelector(selector))
  expect(speech().last.text).toBe(words)
})

it('a tapped text is spoken: the task, or the item of a row', async () => {
  await show(fields(questionOf('groups')))
  await settle()
  await touch(document.querySelector('legend .prose'))
  expect(speech().last.text).toBe('Pitanje')
  await touch(document.querySelector('fieldset fieldset > legend[data-aloud]'))
  expect(speech().last.text).toBe('kos')
})

it('a tap on a drawn line moves its slider, and is silent', async () => {
  await show(fields(questionOf('line')))
  await settle()
  const before = said()
  await touch(document.querySelector('[data-aloud]:has([type=range])'))
  expect(said()).toEqual(before)
})

it('a gap says its options when it takes the focus, and then the chosen one', async () => {
  await show(<KeptFields question={questionOf('gaps')} />)
  await settle()
  const list = screen.getByRole<HTMLSelectElement>('combobox')
  act(() => list.focus())
  await settle()
  expect(said().at(-1)).toBe('Praznina 1: jesi, sam')
  act(() => void fireEvent.change(list, { target: { value: 'sam' } }))
  await settle()
  expect(speech().last.text).toBe('sam')
  await touch(screen.getByText(/^Ja/))
  expect(said().at(-1)).toBe('Ja sam učenik.')
  act(() => void fireEvent.change(list, { target: { value: '' } }))
  await touch(screen.getByText(/^Ja/))
  expect(said().at(-1)).toBe('Ja praznina učenik.')
})

/** A control of the answer by its visible text or its name. */
const control = (name: string) =>
  screen.queryByText(name, { selector: 'button' }) ?? screen.getByRole('button', { name })

it('a tapped place of a picture is spoken with its label, and so is the next label', async () => {
  await show(<KeptFields question={questionOf('spot')} />)
  await settle()
  await touch(control('B'))
  expect(said().at(-1)).toBe('jezgra, B')
  speech().end()
  expect(said().at(-1)).toBe('Dodirni mjesto: membrana')
  await touch(control('A'))
  expect(said().at(-1)).toBe('membrana, A')
  await touch(control('C'))
  expect(said().at(-1)).toBe('C')
  await touch(control('B'))
  expect(said().at(-1)).toBe('jezgra, B')
  speech().end()
  expect(said().at(-1)).toBe('Dodirni mjesto: jezgra')
  // In the rows the option alone.
  await touch(document.querySelector('[type=radio]'))
  expect(said().at(-1)).toBe('jezgra, A')
})

it('a pair that a tap makes or removes is spoken', async () => {
  await show(<KeptFields question={questionOf('matching')} />)
  await settle()
  await touch(control('laje'))
  expect(said().at(-1)).toBe('Spojeno: pas i laje')
  await touch(screen.getByRole('button', { name: /mačka/ }))
  expect(said().at(-1)).toBe('mačka')
  await touch(screen.getByRole('button', { name: /pas/ }))
  expect(said().at(-1)).toBe('Razdvojeno: pas')
})

it('a moved item is spoken with its new place', async () => {
  await show(<KeptFields question={questionOf('ordering')} />)
  await settle()
  await touch(control('Dolje prvi'))
  expect(said().at(-1)).toBe('prvi, drugo mjesto')
  await touch(screen.getByRole('button', { name: /^1\..*drugi/ }))
  expect(said().at(-1)).toBe('drugi')
  await touch(screen.getByRole('button', { name: /^3\..*treći/ }))
  expect(said().at(-1)).toBe('drugi, treće mjesto')
  const before = said()
  await touch(control('Dolje drugi'))
  expect(said()).toEqual(before)
})

it('an opened hint is spoken alone', async () => {
  const question = { ...questionOf('single'), hints: ['<p>Broji na prste. Ispruži jedan.</p>'] }
  const shown = (opened: number) => (
    <QuestionWithFields
      {...{ question, answer: undefined, judged: undefined, takesFocus: false }}
      hints={{ opened }}
      onChange={() => undefined}
    />
  )
  const { rerender } = render(shown(0))
  come()
  await settle()
  rerender(shown(1))
  await settle()
  expect(button('Poslušaj').getAttribute('aria-pressed')).toBe('true')
  speech().end()
  expect(said()).toEqual(['Pitanje', 'Broji na prste.', 'Ispruži jedan.'])
})

it('is silent once the answer is judged, and once reading was stopped', async () => {
  const judgement = judgementOf({ outcome: 'wrong', correct: { kind: 'single', choice: 'b' } })
  const { rerender } = render(fields(questionOf('single'), judgement))
  come()
  await settle()
  await touch(screen.getAllByRole('radio')[0]?.closest('label'))
  rerender(fields(questionOf('single')))
  await press('Poslušaj')
  await touch(screen.getAllByRole('radio')[1])
  expect(said()).toEqual(['Pitanje'])
})

it('is silent for older pupils', async () => {
  delete document.documentElement.dataset.earlyReader
  await show(fields(questionOf('single')))
  await touch(screen.getAllByRole('radio')[1])
  expect(said()).toEqual([])
})
