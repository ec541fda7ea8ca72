import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, test } from 'vitest'
import { BodyField } from '@/components/learning/quiz/editing/body-field'
import { KIND_EDITORS } from '@/components/learning/quiz/editing/kinds'
import {
  QUESTION_KINDS,
  questionBodySchema,
  type QuestionBody,
} from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

const wiring = { id: 'body', 'aria-describedby': undefined, 'aria-invalid': false }

/** Renders a body's fields and returns their values. */
function edit(body: QuestionBody) {
  let now = body
  function Fields() {
    const [value, setValue] = useState(body)
    now = value
    return (
      <>
        <label htmlFor="body">Vrsta</label>
        <BodyField value={value} wiring={wiring} onChange={setValue} />
      </>
    )
  }
  render(<Fields />)
  return () => now
}
const type = (label: string | RegExp, value: string, place = 0) => {
  const field = screen.getAllByLabelText(label)[place]
  if (field) fireEvent.change(field, { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each(QUESTION_KINDS)('%s', (kind) => {
  it('starts with a valid body, and shows an existing one unchanged', async () => {
    expect(questionBodySchema.safeParse(KIND_EDITORS[kind].blank).success).toBe(true)
    const { body } = SAMPLES[kind]
    const now = edit(body)
    expect(now()).toEqual(body)
    expect(await screen.findAllByRole('textbox')).not.toHaveLength(0)
  })
})

test('an item of a group has a reason, or none', () => {
  const now = edit(SAMPLES.groups.body)
  screen.getByRole('group', { name: '1. skupina' })
  const reason = /^Zašto je u toj skupini/
  type(reason, 'Ima perje.', 2)
  type(reason, 'Ima dlaku.', 0)
  type(reason, '', 0)
  expect(now()).toEqual({
    ...SAMPLES.groups.body,
    groups: [
      SAMPLES.groups.body.groups[0],
      { name: 'ptice', items: [{ text: 'vrabac', feedback: 'Ima perje.' }, { text: 'kos' }] },
    ],
  })
})

test('options are written, added and removed', () => {
  const now = edit(KIND_EDITORS.single.blank)
  type('Tekst', '42')
  type(/^Zašto/, 'Tako je.')
  press('Ukloni 3. odgovor')
  press('Dodaj odgovor')
  press('Ukloni 2. odgovor')
  expect(now()).toEqual({
    kind: 'single',
    choices: [
      { text: '42', weight: 100, feedback: 'Tako je.' },
      { text: '', weight: 0, feedback: null },
    ],
  })
})

test('options keep their ids, whatever is written, added or removed', async () => {
  const { body } = SAMPLES.ordering
  const now = edit({ ...body, itemIds: ['c', 'b', 'd', 'a'] })
  await screen.findAllByRole('textbox')
  type('Tekst', 'nulto')
  screen.getByRole('group', { name: '2. stavka' })
  press('Ukloni 2. stavku')
  press('Dodaj stavku')
  expect(now()).toMatchObject({
    items: ['nulto', 'treće', 'četvrto', ''],
    itemIds: ['c', 'd', 'a', ''],
  })
})

test('a gap is added to the text and filled in, and those after a removed one move up', async () => {
  const { body } = SAMPLES.gaps
  const now = edit(body)
  await screen.findAllByRole('textbox')
  press('Dodaj prazninu')
  expect(now()).toMatchObject({ gaps: [{}, {}, {}, { kind: 'short' }] })
  expect((now() as typeof body).passage).toContain('[[4]]')
  type('Kako se popunjava', 'single', 3)
  expect(now()).toMatchObject({ gaps: [{}, {}, {}, { kind: 'single' }] })
  press('Ukloni 2. prazninu')
  expect(now()).toMatchObject({
    passage: expect.stringMatching(
      /^Ja \[\[1\]\] učenik, imam … godina, a zovem se \[\[2\]\]/,
    ) as string,
    gaps: [{ kind: 'single' }, { kind: 'short' }, { kind: 'single' }],
  })
})

test('words of a gap stay when its way changes', async () => {
  const now = edit(SAMPLES.gaps.body)
  await screen.findAllByRole('textbox')
  type('Kako se popunjava', 'single', 2)
  expect(now()).toMatchObject({ gaps: [{}, {}, { kind: 'single', choices: [{ text: 'Iva' }] }] })
})

test('a line has the written numbers, and a tick for each part', async () => {
  const now = edit(SAMPLES.line.body)
  await screen.findAllByRole('textbox')
  type('Jednakih dijelova', '5')
  type('Zadnji broj', '2')
  type('Crtice uz koje piše broj', '0, 2, 5, x')
  expect(now()).toMatchObject({ from: '0', to: '2', parts: 5, labels: [0, 2, 5] })
  expect(screen.getByText(/Pravac ima/).textContent).toContain('Uz 3. crticu piše 0,8.')
})

test('places in a picture have their letters by where they are, and a place may have no label', async () => {
  const now = edit(SAMPLES.spot.body)
  await screen.findAllByRole('textbox')
  const letters = () => screen.getAllByText(/^Slovo na slici/).map(({ textContent }) => textContent)
  expect(letters()).toEqual(['C', 'A', 'B'].map((letter) => `Slovo na slici: ${letter}`))
  type('Odozgo (%)', '1', 0)
  type('Pojam (bez njega je mjesto mamac)', '', 1)
  expect(letters()).toEqual(['A', 'B', 'C'].map((letter) => `Slovo na slici: ${letter}`))
  expect(now()).toMatchObject({
    points: [
      { x: 70, y: 1, label: { text: 'vakuola' } },
      { x: 30, y: 20, label: { text: '' } },
      { x: 10, y: 50 },
    ],
  })
  expect(now()).toMatchObject({ points: [{}, { label: { text: '' } }, {}] })
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj mjesto na slici' }))
  expect(now()).toMatchObject({ points: [{}, {}, {}, { x: 50, y: 50, label: { text: '' } }] })
})

test('a share has a decimal comma, and one outside the picture is moved to its edge', async () => {
  const now = edit(SAMPLES.spot.body)
  await screen.findAllByRole('textbox')
  type('Slijeva (%)', '140', 0)
  type('Slijeva (%)', '12,', 1)
  type('Slijeva (%)', '12,5', 1)
  type('Slijeva (%)', '', 2)
  expect(now()).toMatchObject({ points: [{ x: 100 }, { x: 12.5 }, { x: 10 }] })
})

test('another kind keeps the answers that both support', () => {
  const now = edit({
    kind: 'short',
    answers: [{ text: 'Zagreb', weight: 100, feedback: null }],
  })
  type('Vrsta', 'single')
  expect(now()).toMatchObject({ kind: 'single', choices: [{ text: 'Zagreb' }] })
})

test('unwritten options are not treated as answers', () => {
  const now = edit(KIND_EDITORS.single.blank)
  type('Tekst', 'Zagreb')
  type('Vrsta', 'short')
  expect(now()).toMatchObject({ answers: [{ text: 'Zagreb', weight: 100 }] })
  type('Tekst', '')
  type('Vrsta', 'single')
  type('Vrsta', 'short')
  expect(now()).toEqual(KIND_EDITORS.short.blank)
})

test.each<[string, string, object]>([
  ['3,5', '', { low: 3.5, high: 3.5 }],
  ['3,5', '0,1', { low: 3.4, high: 3.6 }],
  ['a*b', '', { formula: 'a*b', low: 0, high: 0 }],
  ['a/b', '0,01', { formula: 'a/b', low: -0.01, high: 0.01 }],
  ['*', '', { low: -Number.MAX_VALUE, high: Number.MAX_VALUE }],
])('a number written as „%s” with „%s”', async (value, tolerance, answer) => {
  const now = edit(KIND_EDITORS.number.blank)
  await screen.findByLabelText('Odstupanje')
  type('Odstupanje', tolerance)
  type('Broj ili račun', value)
  expect(now()).toMatchObject({ answers: [answer] })
})

test('a unit can be required, if there is one', () => {
  const now = edit({ ...KIND_EDITORS.number.blank, unit: 'cm' })
  fireEvent.click(screen.getByLabelText(/^Odgovor mora biti u toj jedinici/))
  expect(now()).toMatchObject({ unit: 'cm', isUnitAsked: true })
  type(/^Mjerna jedinica/, '')
  expect(now()).toMatchObject({ unit: null, isUnitAsked: undefined })
  expect(screen.queryByLabelText(/^Odgovor mora biti u toj jedinici/)).toBeNull()
})
