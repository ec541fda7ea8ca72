import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ScriptWayOn } from '@/components/learning/lesson-state/script-way-on'

afterEach(() => {
  window.location.hash = ''
})

const wayOn = () => {
  const link = screen.getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}

it('a script leads to its quiz, or back to „Danas”, which opened it', () => {
  render(<ScriptWayOn quizPath="/lekcija/kwiz" />)
  expect(wayOn()).toEqual(['Provjeri se u kvizu', '/lekcija/kwiz'])
  window.location.hash = 'danas'
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(wayOn()).toEqual(['Natrag na današnju vježbu', '/profil/danas'])
})
