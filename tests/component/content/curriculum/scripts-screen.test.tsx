import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import '@/components/platform/admin/record-form'
import '@/components/platform/admin/record-list'
import '@/components/content/curriculum/script-editor'
import '@/components/content/editor/surface'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ScriptsScreen } from '@/components/content/curriculum/scripts-screen'
import { listContract as gradesContract } from '@/lib/content/curriculum/grades/contract'
import { listContract as booksContract } from '@/lib/content/curriculum/literature/contract'
import {
  checkFigureContract,
  listContract,
  previewContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/scripts/contract'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { openMarkdown } from '@/lib/content/editor/read'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { listDraftsContract, readDraftContract } from '@/lib/editing/records/contract'
import { answer, answerBy, sentInputs, settle } from '../../support/network'

let search = ''
vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/skripte',
  useSearchParams: () => new URLSearchParams(search),
}))

// jsdom has no layout, which ProseMirror reads.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const _id = '01890000-0000-7000-8000-000000000001'
const OTHER = '01890000-0000-7000-8000-000000000002'
const placed = { _id, version: 3, title: 'Mraz', isPublished: true, gradeName: '1. razred' }
const lesson = { ...placed, gradeOrder: 1, bookName: 'Knjiga' }
const page = <Item,>(...items: Item[]) => ({ items, total: items.length, page: 1, pages: 1 })

async function show(query: string, grades = page(GRADE)) {
  search = query
  answer(apiCallOf(gradesContract), grades)
  answer(apiCallOf(booksContract), page())
  answer(apiCallOf(listDraftsContract), [])
  render(<ScriptsScreen />)
  await settle()
  await settle()
}
const GRADE = {
  ...{ _id, version: 1, name: '1. razred', slug: '1-razred', order: 1, isActive: true },
  ...{ subjectCount: 1, lessonCount: 1 },
}

it('explains the first steps when there are no grades', async () => {
  await show('', page())
  expect(screen.getByText('Još nema razreda')).toBeTruthy()
})

it.each([OTHER, 'peti'])(
  'an address with the unknown grade „%s” says so and links to all scripts',
  async (grade) => {
    await show(`grade=${grade}&page=3&search=mraz`)
    expect(screen.getByText('Tog razreda nema')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Skripte' })).toBeNull()
    expect(sentInputs(apiCallOf(listContract))).toEqual([])
    const link = screen.getByRole('link', { name: 'Sve skripte' })
    expect(link.getAttribute('href')).toBe('?search=mraz')
  },
)

it.each([
  [false, 1],
  [true, 0],
])('for a grade whose isActive is %s, says %i times that it is closed', async (isActive, times) => {
  answer(apiCallOf(listContract), page({ ...lesson, size: 1_234, figureCount: 2 }))
  await show(`grade=${_id}`, page({ ...GRADE, isActive }))
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.queryAllByText(/je isključen: učenici ne vide ove skripte/)).toHaveLength(times)
  const links = screen.queryAllByRole('link', { name: 'Uključi razred' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    isActive ? [] : [`/admin/razredi?record=${_id}`],
  )
})

it('lists lessons with the size and state of their scripts', async () => {
  answer(
    apiCallOf(listContract),
    page(
      { ...lesson, size: 1_234, figureCount: 2 },
      { ...lesson, _id: OTHER, size: 0, figureCount: 0 },
    ),
  )
  await show('')
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first as HTMLElement).getByText('1234')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('objavljena')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('prazna')).toBeTruthy()
})

it('saves a new figure together with the text that uses it', async () => {
  const record = {
    ...lesson,
    script: 'Prvi.',
    figures: [],
    summary: 'O mrazu.',
    area: 'priroda' as const,
  }
  const crta = { name: 'plava-crta.svg', svg: '<svg viewBox="0 0 9 9"></svg>' }
  answer(apiCallOf(readContract), record)
  answer(apiCallOf(readDraftContract), { own: null, others: [] })
  answer(apiCallOf(previewContract), { html: '<p>Prvi.</p>', faults: [], words: 140 })
  answer(apiCallOf(checkFigureContract), crta)
  answer(apiCallOf(saveContract), { ...record, version: 4 })
  answerBy(editorApiCalls.open, ({ body }) => openMarkdown(body.markdown, body.kind))
  await show(`record=${_id}`)
  await settle()
  expect(screen.getByText(/Lekcija za 1\. razred/).textContent).toBe(
    'Riječi: 140. Lekcija za 1. razred smije ih imati oko 100.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Slika' }))
  await settle()
  const file = new File([crta.svg], 'Plava crta.svg', { type: 'image/svg+xml' })
  fireEvent.change(screen.getByLabelText('Crtež (SVG)'), { target: { files: [file] } })
  await settle()
  await settle()
  fireEvent.change(screen.getByLabelText('Opis slike'), { target: { value: 'Crta' } })
  fireEvent.click(screen.getByRole('button', { name: 'U redu' }))
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Spremi' }))
  await settle()
  expect(sentInputs(apiCallOf(saveContract))[0]?.body).toEqual({
    script: { markdown: '![Crta](plava-crta.svg)\n\nPrvi.', figures: [crta] },
    version: 3,
  })
})
