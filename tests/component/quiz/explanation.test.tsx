import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Explanation } from '@/components/quiz/explanation'
import type { Judged } from '@/lib/questions/model'
import { judged } from '../support/quiz'

const correct = { kind: 'short', text: 'kuća' } as const

it.each<[Judged['outcome'], string]>([
  ['right', 'Točno!'],
  ['spelling', 'Točno, ali pazi na pisanje'],
  ['partly', 'Djelomično točno'],
  ['wrong', 'Nije točno'],
])('the verdict %s is said as „%s” and takes the focus', (outcome, title) => {
  render(<Explanation judgement={judged({ outcome, correct })} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Objašnjenje: / }))
})

it('hint, reasons and explanation stand in this order', () => {
  const judgement = judged({
    outcome: 'spelling',
    correct,
    hint: 'Pazi na ć.',
    feedback: ['<em>prvi</em> razlog', 'drugi razlog'],
    explanation: 'Kuća se piše s ć.',
  })
  render(<Explanation judgement={judgement} />)
  const text = screen.getByRole('region').textContent ?? ''
  expect(text).toMatch(/Pazi na ć\..*prvi razlog.*drugi razlog.*Kuća se piše s ć\./)
  expect(screen.getByText('prvi').tagName).toBe('EM')
})

it('a reason does not say the verdict again', () => {
  const feedback = ['Točno! Čuješ <em>š – a – l</em>.', 'Točno.']
  render(<Explanation judgement={judged({ outcome: 'right', correct, feedback })} />)
  expect(screen.getByRole('region').textContent).toBe('Točno!Čuješ š – a – l.')
})

it('a hint is text, never markup', () => {
  const judgement = judged({ outcome: 'spelling', correct, hint: 'Pazi: „<b>x</b>”' })
  render(<Explanation judgement={judgement} />)
  expect(screen.getByText('Pazi: „<b>x</b>”')).toBeTruthy()
})
