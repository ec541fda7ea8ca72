import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayInput } from '@/components/ui/day-input'

test('a day is typed in Croatian format, normalized on blur, and reported as stored', () => {
  let now = ''
  function Host() {
    const [value, setValue] = useState('2026-11-20')
    now = value
    return <DayInput aria-label="Dan" value={value} onChange={setValue} />
  }
  render(<Host />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Dan' })
  expect(field.value).toBe('20.11.2026.')
  for (const [typed, stored, left] of [
    ['1. 9. 20', '1. 9. 20', '1. 9. 20'],
    ['1. 9. 2026', '2026-09-01', '01.09.2026.'],
    ['', '', ''],
  ]) {
    fireEvent.change(field, { target: { value: typed } })
    expect([field.value, now]).toEqual([typed, stored])
    fireEvent.blur(field)
    expect(field.value).toBe(left)
  }
})
