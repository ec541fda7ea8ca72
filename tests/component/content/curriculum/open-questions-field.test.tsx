import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { OpenQuestionsField } from '@/components/content/curriculum/lesson-rows'

type Checks = Parameters<typeof OpenQuestionsField>[0]['value']

function Field({ words, onWords }: { words: string[]; onWords: (words: unknown) => void }) {
  const [value, setValue] = useState<Checks>([
    { prompt: 'Koliko je to?', modelAnswer: 'Tri i pol.', keyPoints: [{ point: 'mjera', words }] },
  ])
  return (
    <OpenQuestionsField
      value={value}
      onChange={(next) => {
        setValue(next)
        onWords((next as { keyPoints: { words?: string[] }[] }[])[0]?.keyPoints[0]?.words)
      }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('1. pitanje, riječi 1. ključne točke')

it.each([
  ['350 3,5', ['350', '3,5']],
  ['350, tri', ['350', 'tri']],
  ['0,5,1', ['0,5,1']],
])('words of a key point typed as %s are %j', (typed, words) => {
  const told: unknown[] = []
  render(<Field words={['3,5']} onWords={(one) => told.push(one)} />)
  expect(field().value).toBe('3,5')
  fireEvent.change(field(), { target: { value: typed } })
  expect(told).toEqual([words])
  expect(field().value).toBe(typed)
})

it('a stored word with white space is shown, and stays until it is edited', () => {
  render(<Field words={['tri i pol']} onWords={() => undefined} />)
  expect(field().value).toBe('tri i pol')
})
