import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import '@/components/content/editor/markdown-insert-dialog'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { imageListContract } from '@/lib/content/media/images/contract'
import { soundListContract } from '@/lib/content/media/sounds/contract'
import { answer, settle } from '../../support/network'

const wiring = { id: 'polje', 'aria-describedby': undefined, 'aria-invalid': false }

function edit(start: string, rows?: number) {
  function Host() {
    const [value, onChange] = useState(start)
    return (
      <>
        <label htmlFor="polje">Pitanje</label>
        <MarkdownField label="Pitanje" {...{ value, onChange, wiring, ...(rows && { rows }) }} />
      </>
    )
  }
  render(<Host />)
}

const field = () => screen.getByLabelText<HTMLInputElement>('Pitanje')
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('selected words become bold, by button and by keys', async () => {
  edit('Tko leti?')
  field().setSelectionRange(4, 8)
  await press('Podebljano')
  expect(field().value).toBe('Tko **leti**?')
  await settle()
  fireEvent.keyDown(field(), { key: 'b', ctrlKey: true })
  expect(field().value).toBe('Tko leti?')
})

test('asks for a formula, and changes the one at the cursor', async () => {
  edit('Koliko je $x^2$?')
  field().setSelectionRange(12, 12)
  await press('Formula')
  const latex = await screen.findByLabelText<HTMLTextAreaElement>('Formula u LaTeX-u')
  expect(latex.value).toBe('x^2')
  expect(screen.queryByLabelText('U vlastitom retku')).toBeNull()
  fireEvent.change(latex, { target: { value: 'x^3' } })
  await settle()
  await press('U redu')
  expect(field().value).toBe('Koliko je $x^3$?')
})

test('a picture comes from the library, with a description', async () => {
  answer(apiCallOf(imageListContract), {
    ...{ total: 1, page: 1, pages: 1 },
    items: [
      {
        ...{ _id: crypto.randomUUID(), version: 1, slug: 'roda', name: 'Roda', alt: '' },
        ...{ width: 320, height: 200 },
      },
    ] as never,
  })
  edit('Što je ovo?', 3)
  await press('Slika')
  await press('Iz knjižnice…')
  await press(/Roda/)
  await press('U redu')
  expect(screen.getByText('Opiši što slika prikazuje.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Opis slike'))
  fireEvent.change(screen.getByLabelText('Opis slike'), { target: { value: 'Ptica u gnijezdu' } })
  await press('U redu')
  expect(field().value).toContain('![Ptica u gnijezdu](/slike/roda)')
})

test('a recording comes from the library, with a description', async () => {
  answer(apiCallOf(soundListContract), {
    ...{ total: 1, page: 1, pages: 1 },
    items: [
      {
        ...{ _id: crypto.randomUUID(), version: 1, slug: 'dog', name: 'Riječ dog' },
        ...{ alt: 'Poslušaj: dog', file: crypto.randomUUID() },
      },
    ],
  })
  edit('Koja je ovo riječ?', 3)
  field().setSelectionRange(18, 18)
  await press('Snimka')
  await press('U redu')
  expect(screen.getByText('Odaberi snimku.')).toBeTruthy()
  await press('Iz knjižnice…')
  await press('Odaberi: Riječ dog')
  expect(screen.getByLabelText('Odabrana snimka').getAttribute('src')).toBe('/snimke/dog')
  fireEvent.change(screen.getByLabelText('Opis snimke'), { target: { value: '' } })
  await press('U redu')
  expect(document.activeElement).toBe(screen.getByLabelText('Opis snimke'))
  fireEvent.change(screen.getByLabelText('Opis snimke'), { target: { value: 'Pas laje' } })
  await press('U redu')
  expect(field().value).toBe('Koja je ovo riječ?\n\n![Pas laje](/snimke/dog)')
})

test('a dialog with missing input focuses it and shows the error', async () => {
  edit('Tko leti?')
  await press('Slika')
  await press('U redu')
  const library = screen.getByRole('button', { name: 'Iz knjižnice…' })
  expect(document.activeElement).toBe(library)
  const chosen = document.getElementById(library.getAttribute('aria-describedby') ?? '')
  expect(chosen?.textContent).toBe('Odaberi sliku.')
  await press('Odustani')
  await press('Formula')
  await press('U redu')
  expect(screen.getByRole('alert').textContent).toBe('Upiši formulu.')
  expect(document.activeElement).toBe(screen.getByLabelText('Formula u LaTeX-u'))
})

test('its tools are one tab stop with arrow keys', () => {
  edit('Tko leti?')
  const tools = screen.getAllByRole('button')
  const [first, second] = tools
  const stops = () => tools.map(({ tabIndex }) => tabIndex)
  expect(stops()).toEqual([0, -1, -1, -1, -1, -1])
  first?.focus()
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  expect(stops()).toEqual([-1, 0, -1, -1, -1, -1])
  fireEvent.keyDown(second ?? document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tools.at(-1))
})

test('a drawing is chosen from the gallery, by its numbers', async () => {
  edit('Koliko je sati?', 3)
  field().setSelectionRange(15, 15)
  await press('Crtež iz brojeva')
  const gallery = await screen.findByRole('list', { name: 'Crteži' })
  expect(gallery.querySelectorAll('svg')).toHaveLength(17)
  await press('U redu')
  expect(screen.getByRole('alert').textContent).toBe('Odaberi crtež.')
  await press('Sat s kazaljkama')
  expect(document.activeElement?.textContent).toBe('Sat s kazaljkama')
  fireEvent.change(screen.getByLabelText('Sati'), { target: { value: '30' } })
  await press('U redu')
  expect(screen.getByText('Sat s kazaljkama: „Sati” mora biti od 0 do 23.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Sati'), { target: { value: '7' } })
  expect(
    screen.getByText(/^Opis: Sat s kazaljkama: mala je kazaljka između brojeva 7 i 8/),
  ).toBeTruthy()
  await press('U redu')
  expect(field().value).toBe('Koliko je sati?\n\n![](figura:sat?h=7&m=30)')
})

test('a drawing at the cursor is changed, also to changing numbers', async () => {
  edit('![](<figura:stupci?stupci=plave kuglice;crvene&vrijednosti=3;5&korak=1>)')
  field().setSelectionRange(4, 4)
  await press('Crtež iz brojeva')
  const values = await screen.findByLabelText<HTMLInputElement>(/^Vrijednosti/)
  expect(values.value).toBe('3;5')
  fireEvent.change(values, { target: { value: '{a};{b}' } })
  expect(screen.getByText(/Crta se kad se izvuku brojevi/)).toBeTruthy()
  await press('U redu')
  expect(field().value).toBe(
    '![](<figura:stupci?stupci=plave kuglice;crvene&vrijednosti={a};{b}&korak=1>)',
  )
})
