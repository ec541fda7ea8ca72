import { fireEvent, render, screen, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { expect, it } from 'vitest'
import '@/components/content/editor/surface'
import { MarkdownEditor } from '@/components/content/editor/markdown-editor'
import { editorApiCalls } from '@/lib/content/editor/calls'
import type { EditorKind } from '@/lib/content/editor/model'
import { openMarkdown } from '@/lib/content/editor/read'
import { answer, answerBy, refuse, sentInputs, settle } from '../../support/network'

// jsdom has no layout, which ProseMirror reads.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

/** A form's value, changed by the editor and from outside. */
function Host({ start, kind }: { start: string; kind: EditorKind }) {
  const [value, onChange] = useState(start)
  const isEmpty = value === ''
  const describedBy = isEmpty ? 'polje-error' : undefined
  const wiring = { id: 'polje', 'aria-describedby': describedBy, 'aria-invalid': isEmpty }
  return (
    <>
      <MarkdownEditor label="Tekst" {...{ value, onChange, kind, wiring }} />
      <input aria-label="Izvana" value={value} onChange={({ target }) => onChange(target.value)} />
    </>
  )
}

const outside = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Izvana' })
const setValue = async (value: string) => {
  fireEvent.change(outside(), { target: { value } })
  await settle()
}

async function show(start: string, kind: EditorKind = 'text') {
  answerBy(editorApiCalls.open, ({ body }) => openMarkdown(body.markdown, body.kind))
  answer(editorApiCalls.preview, {
    html: '',
    faults: [{ line: 2, message: 'HTML nije dopušten.' }],
  })
  render(<Host {...{ start, kind }} />)
  await settle()
  await settle()
}

const surface = () => screen.getByRole('textbox', { name: 'Tekst' })
const source = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst, izvornik' })
const press = async (name: string, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }))
  await settle()
}

it('shows a text and leaves it unchanged', async () => {
  await show('13. kolovoza *1961.* i $x$')
  expect(surface().textContent).toContain('13. kolovoza 1961. i')
  expect(sentInputs(editorApiCalls.open)).toEqual([
    { body: { markdown: '13. kolovoza *1961.* i $x$', kind: 'text' } },
  ])
  expect(outside().value).toBe('13. kolovoza *1961.* i $x$')
})

it('shows on either tab the text written on the other', async () => {
  await show('Prvi')
  await press('Izvornik', 'tab')
  fireEvent.change(source(), { target: { value: 'Drugi **dio**' } })
  await press('Površina', 'tab')
  expect(surface().innerHTML).toContain('Drugi <strong>dio</strong>')
  expect(outside().value).toBe('Drugi **dio**')
})

it('shows a value set from outside, even the one it was opened with', async () => {
  await show('Prvi')
  await setValue('Njihov')
  expect(surface().textContent).toBe('Njihov')
  await setValue('Prvi')
  expect(surface().textContent).toBe('Prvi')
})

it('keeps the written text when its page is hidden and shown again', async () => {
  answerBy(editorApiCalls.open, ({ body }) => openMarkdown(body.markdown, body.kind))
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Host start="Prvi" kind="text" />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  await settle()
  await press('Formula')
  fireEvent.change(screen.getByRole('textbox', { name: 'Formula u LaTeX-u' }), {
    target: { value: 'x' },
  })
  await press('U redu')
  expect(outside().value).toBe('$x$Prvi')
  rerender(page('hidden'))
  await settle()
  rerender(page('visible'))
  await settle()
  await settle()
  expect(surface().querySelector('.formula')).not.toBeNull()
  expect(outside().value).toBe('$x$Prvi')
})

it('lists faults by line and links there', async () => {
  await show('Prvi\n<b>drugi</b>')
  await press('Izvornik', 'tab')
  await press('Redak 2: HTML nije dopušten.')
  expect(document.activeElement).toBe(source())
  expect(source().value.slice(source().selectionStart, source().selectionEnd)).toBe('<b>drugi</b>')
})

it('allows editing the source when the text can’t be opened', async () => {
  refuse(editorApiCalls.open, 429, 'Previše zahtjeva.')
  answer(editorApiCalls.preview, { html: '', faults: [] })
  render(<Host start="Prvi" kind="text" />)
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('Previše zahtjeva.')
  await press('Izvornik', 'tab')
  fireEvent.change(source(), { target: { value: 'Drugi' } })
  expect(outside().value).toBe('Drugi')
})

it('renders a formula while typing, rejects a wrong one, and inserts it', async () => {
  await show('', 'text')
  await press('Formula')
  const dialog = within(screen.getByRole('dialog', { name: 'Formula' }))
  const field = dialog.getByRole('textbox', { name: 'Formula u LaTeX-u' })
  fireEvent.change(field, { target: { value: '\\frac{1}{' } })
  await settle()
  fireEvent.click(dialog.getByRole('button', { name: 'U redu' }))
  await settle()
  expect(dialog.getByText(/^Formula nije ispravna kod/)).toBeTruthy()
  fireEvent.change(field, { target: { value: '\\frac{1}{2}' } })
  await settle()
  fireEvent.click(dialog.getByRole('button', { name: 'U redu' }))
  await settle()
  expect(outside().value).toBe('$\\frac{1}{2}$')
})

it('has one tab stop for its tools, reached by Alt and F10 and left by Escape', async () => {
  await show('Prvi', 'script')
  const tools = screen.getByRole('toolbar', { name: 'Alati' })
  expect(tools.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  fireEvent.keyDown(surface(), { key: 'F10', altKey: true })
  expect(tools.contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement ?? tools, { key: 'Escape' })
  expect(document.activeElement).toBe(surface())
})

it('is marked as invalid on either tab, with its error', async () => {
  await show('Prvi')
  const marks = (one: HTMLElement) =>
    ['aria-invalid', 'aria-describedby'].map((name) => one.getAttribute(name))
  expect(marks(surface())).toEqual([null, null])
  await setValue('')
  expect(marks(surface())).toEqual(['true', 'polje-error'])
  await press('Izvornik', 'tab')
  expect(marks(source())).toEqual(['true', 'polje-error'])
})

it('shows a recording as a player, and can change it', async () => {
  await show('![Poslušaj: dog](/snimke/dog)', 'script')
  const player = within(surface()).getByLabelText('Poslušaj: dog')
  expect([player.tagName, player.getAttribute('src')]).toEqual(['AUDIO', '/snimke/dog'])
  expect(player.hasAttribute('controls')).toBe(true)
  expect(surface().textContent).toContain('Opis: Poslušaj: dog')
  expect(outside().value).toBe('![Poslušaj: dog](/snimke/dog)')
})

it('draws a figure from numbers, and says what is wrong with one', async () => {
  await show('![](figura:kocke?kocke=2;5)\n\n![](figura:kocke?kocke=7)', 'script')
  const [sound, faulty] = surface().querySelectorAll('figure')
  expect(sound?.querySelector('svg')).toBeTruthy()
  expect(sound?.textContent).toContain('Opis: Igraće kocke, slijeva nadesno: 2 točkice, 5 točkica.')
  expect(faulty?.textContent).toContain('Lik „kocke”: „kocke” mora biti od 1 do 6.')
  expect(outside().value).toBe('![](figura:kocke?kocke=2;5)![](figura:kocke?kocke=7)')
})
