import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Explanation } from '@/components/learning/quiz/explanation'
import type { Judged } from '@/lib/content/questions/model'
import { judgementOf, questionOf } from '../../support/quiz'

const question = questionOf('short')
const correct = { kind: 'short', text: 'kuća' } as const

/** Verdict and explanations, without the buttons below. */
const said = () =>
  `${screen.getByRole('heading').textContent}${document.getElementById('objasnjenje')?.textContent}`

it.each<[Judged['outcome'], string]>([
  ['right', 'Točno!'],
  ['spelling', 'Točno, ali pazi na pisanje'],
  ['partly', 'Djelomično točno'],
  ['wrong', 'Nije točno'],
])('the verdict %s is shown as „%s” and takes focus', (outcome, title) => {
  render(<Explanation question={question} judgement={judgementOf({ outcome, correct })} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Objašnjenje: / }))
})

it('the page scrolls to its title only, and not when it is visible', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<Explanation question={question} judgement={judgementOf({ outcome: 'wrong', correct })} />)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(scroll.mock.contexts[0]).toHaveProperty('textContent', 'Nije točno')
})

it('hint, reasons and explanation are in this order', () => {
  const judgement = judgementOf({
    outcome: 'spelling',
    correct,
    hint: 'Pazi na ć.',
    feedback: ['<em>prvi</em> razlog', 'drugi razlog'],
    explanation: 'Kuća se piše s ć.',
  })
  render(<Explanation question={question} judgement={judgement} />)
  const text = screen.getByRole('region').textContent ?? ''
  expect(text).toMatch(/Pazi na ć\..*prvi razlog.*drugi razlog.*Kuća se piše s ć\./)
  expect(screen.getByText('prvi').tagName).toBe('EM')
})

it('a reason does not repeat the verdict', () => {
  const feedback = ['Točno! Čuješ <em>š – a – l</em>.', 'Točno.']
  render(
    <Explanation
      question={question}
      judgement={judgementOf({ outcome: 'right', correct, feedback })}
    />,
  )
  expect(said()).toBe('Točno!Čuješ š – a – l.')
})

it('after a wrong answer it explains the right one, without its praise', () => {
  const judgement = judgementOf({
    outcome: 'wrong',
    correct: { kind: 'single', choice: 'b' },
    feedback: ['Prerano.'],
    whyRight: [{ choice: 'b', reason: '<p>Tako je: od <em>3</em> brojimo dalje.</p>' }],
    explanation: 'Zbroj je 7.',
  })
  render(<Explanation question={questionOf('single')} judgement={judgement} />)
  expect(said()).toBe('Nije točnoPrerano.Zašto je točno:drugiOd 3 brojimo dalje.Zbroj je 7.')
})

it('the reason of an item stands under the item', () => {
  const judgement = judgementOf({
    outcome: 'partly',
    correct: { kind: 'groups', groups: { a: 'b' } },
    whyRight: [{ choice: 'a', reason: '<p>Kos ima perje.</p>' }],
  })
  render(<Explanation question={questionOf('groups')} judgement={judgement} />)
  expect(said()).toContain('Zašto je točno:kosKos ima perje.')
})

it('praise alone is no reason', () => {
  const judgement = judgementOf({
    outcome: 'wrong',
    correct: { kind: 'single', choice: 'b' },
    whyRight: [{ choice: 'b', reason: '<p>Tako je.</p>' }],
  })
  render(<Explanation question={questionOf('single')} judgement={judgement} />)
  expect(said()).toBe('Nije točno')
})

it('a hint is text, never markup', () => {
  const judgement = judgementOf({ outcome: 'spelling', correct, hint: 'Pazi: „<b>x</b>”' })
  render(<Explanation question={question} judgement={judgement} />)
  expect(screen.getByText('Pazi: „<b>x</b>”')).toBeTruthy()
})

it.each<[Judged['outcome'], string, string]>([
  ['right', 'Točno! Kit je sisavac.', 'Bravo, dobar odgovor!'],
  ['wrong', 'Nije točno. Kit je sisavac.', 'Ovo nije dobar odgovor'],
])('for a claim the verdict %s is about the answer, as is „%s”', (outcome, reason, title) => {
  const claim = { kind: 'true-false', value: false } as const
  const judgement = judgementOf({ outcome, correct: claim, feedback: [reason] })
  render(<Explanation question={questionOf('true-false')} judgement={judgement} />)
  expect(said()).toBe(`${title}Kit je sisavac.`)
})

it('with several answers each reason is under its option', () => {
  const judgement = judgementOf({
    outcome: 'partly',
    correct: { kind: 'several', choices: ['a', 'b'] },
    feedback: ['Laje.', 'Muče.'],
    feedbackChoices: ['a', 'c'],
  })
  render(<Explanation question={questionOf('several')} judgement={judgement} />)
  expect(screen.getByText('Laje.').parentElement?.textContent).toBe('prviLaje.')
  expect(screen.getByText('Muče.').parentElement?.textContent).toBe('trećiMuče.')
})

it('with several answers judged by an earlier edition the reasons stand alone', () => {
  const judgement = judgementOf({
    outcome: 'right',
    correct: { kind: 'several', choices: ['a'] },
    feedback: ['Laje.'],
  })
  render(<Explanation question={questionOf('several')} judgement={judgement} />)
  expect(screen.getByText('Laje.').parentElement?.textContent).toBe('Laje.')
})

it('Enter continues once pressed anew, but not while held down', () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <Explanation question={question} judgement={judgementOf({ outcome: 'wrong', correct })} />
    </form>,
  )
  const panel = screen.getByRole('region')
  fireEvent.keyDown(panel, { key: 'Enter', repeat: true })
  expect(submit).not.toHaveBeenCalled()
  fireEvent.keyDown(panel, { key: 'Enter' })
  expect(submit).toHaveBeenCalledOnce()
})
