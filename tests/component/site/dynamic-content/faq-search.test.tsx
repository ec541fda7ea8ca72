import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FaqSearch } from '@/components/site/dynamic-content/faq-search'

const questions = ['Što je Česta greška?', 'Ne znam svoju lozinku. Koliko stoji?']

const show = () =>
  render(
    <FaqSearch nothing={<p>Pišite nam.</p>}>
      <section aria-label="Prva">
        <ul>
          {questions.map((one) => (
            <li key={one} data-entry="">
              {one}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Druga">
        <ul>
          <li data-entry="">Treće</li>
        </ul>
      </section>
    </FaqSearch>,
  )

it('shows questions with all words, however they are spelt', () => {
  show()
  const field = screen.getByRole('searchbox', { name: 'Traži među pitanjima' })
  fireEvent.change(field, { target: { value: 'cest GRES' } })
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([questions[0]])
  expect(screen.queryByRole('region', { name: 'Druga' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Pronađeno: 1')
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('finds a word by another of its forms', () => {
  show()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lozinka' } })
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([questions[1]])
})

it('shows the most similar questions when none has all words, and where else to ask', () => {
  show()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zaboravljena lozinka' } })
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([questions[1]])
  expect(screen.getByRole('status').textContent).toBe('Nema baš takvog pitanja. Slična: 1')
  expect(screen.getByText('Pišite nam.')).toBeDefined()
})

it('shows where to ask when nothing matches', () => {
  show()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } })
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByText('Pišite nam.')).toBeDefined()
})
