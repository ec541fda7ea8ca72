import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ScriptPager } from '@/components/learning/lesson-state/script-pager'
import { pagesOf } from '@/components/learning/lesson-state/script-pages'

const SCRIPT =
  '<p>Uvod.</p><h2 id="prvi">Prvi</h2><p>A</p><ul><li>B</li></ul><h2 id="drugi">Drugi</h2><p>C</p>'

beforeEach(() => void (document.documentElement.dataset['earlyReader'] = ''))
afterEach(() => {
  delete document.documentElement.dataset['earlyReader']
  window.location.hash = ''
})

function show() {
  render(
    <article>
      <h1>Naslov</h1>
      <div data-script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      <ScriptPager quizPath="/lekcija/kwiz" />
    </article>,
  )
}

/** The text of the page that is shown. */
const shown = () =>
  [...document.querySelectorAll('[data-script] > :not([data-is-off-page])')]
    .map(({ textContent }) => textContent)
    .join(' ')

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows one section a page, then leads to the quiz', () => {
  show()
  expect(shown()).toBe('Uvod.')
  press('Sljedeća stranica')
  expect(shown()).toBe('Prvi A B')
  expect(document.activeElement?.id).toBe('prvi')
  expect(screen.getByRole('status').textContent).toBe('2. stranica od 3')
  expect(document.querySelector('article')?.dataset['isLastPage']).toBeUndefined()
  press('Sljedeća stranica')
  expect(shown()).toBe('Drugi C')
  expect(document.querySelector('article')?.dataset['isLastPage']).toBe('')
  const onwards = screen.getByRole('link', { name: 'Idem na kviz' })
  expect(onwards.getAttribute('href')).toBe('/lekcija/kwiz')
  // The question mark means „Ne znam” in the quiz.
  expect(onwards.dataset['earlyIcon']).toBe('play')
  press('Prethodna stranica')
  expect(shown()).toBe('Prvi A B')
})

it('opens at the section of the address', () => {
  window.location.hash = 'drugi'
  show()
  expect(shown()).toBe('Drugi C')
})

it('leads back to „Danas”, which opened it', () => {
  window.location.hash = 'danas'
  show()
  press('Sljedeća stranica')
  press('Sljedeća stranica')
  expect(screen.getByRole('link', { name: 'Natrag na današnju vježbu' }).getAttribute('href')).toBe(
    '/profil/danas',
  )
})

it('a script without headings is one page', () => {
  const parts = ['p', 'ul'].map((tag) => document.createElement(tag))
  expect(pagesOf(parts)).toEqual([parts])
  expect(pagesOf([])).toEqual([])
})

it('the title is read on the first page alone', () => {
  show()
  const isSilent = () => document.querySelector('h1')?.hasAttribute('data-unspoken')
  expect(isSilent()).toBe(false)
  press('Sljedeća stranica')
  expect(isSilent()).toBe(true)
  press('Prethodna stranica')
  expect(isSilent()).toBe(false)
})
