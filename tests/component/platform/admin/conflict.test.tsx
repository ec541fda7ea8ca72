import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Conflict } from '@/components/platform/admin/conflict'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { answer, sentInputs, settle } from '../../support/network'

const clash = { name: 'script', label: 'Skripta', mine: 'x\n**moje**', theirs: 'x\n**njihovo**' }

it('shows the differences of a Markdown field rendered', async () => {
  answer(editorApiCalls.preview, { html: '<p><strong>napisano</strong></p>', faults: [] })
  const choose = vi.fn()
  render(<Conflict clashes={[{ ...clash, isMarkdown: true }]} onChoose={choose} />)
  await settle()
  const group = screen.getByRole('group', { name: 'Skripta' })
  expect(
    within(group)
      .getAllByText('napisano')
      .map(({ tagName }) => tagName),
  ).toEqual(['STRONG', 'STRONG'])
  const asked = sentInputs(editorApiCalls.preview).map(({ body }) => body?.markdown)
  expect(asked.toSorted()).toEqual(['…\n**moje**', '…\n**njihovo**'])
  fireEvent.click(within(group).getByRole('radio', { name: 'Njihovo: napisano' }))
  expect(choose).toHaveBeenCalledWith('script', 'theirs')
})

it('shows other fields as text, without a request', async () => {
  render(<Conflict clashes={[{ ...clash, isMarkdown: undefined }]} onChoose={() => undefined} />)
  await settle()
  expect(screen.getByRole('radio', { name: /^Tvoje: …\s\*\*moje/ })).toBeDefined()
  expect(sentInputs(editorApiCalls.preview)).toEqual([])
})
