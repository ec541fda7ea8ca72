import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import '@/components/platform/admin/record-form'
import '@/components/platform/admin/record-list'
import '@/components/content/editor/surface'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PostsScreen } from '@/components/site/blog/posts-screen'
import { SubjectsScreen } from '@/components/content/curriculum/subjects-screen'
import { UnitsScreen } from '@/components/content/curriculum/units-screen'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import { FunQuizAdminScreen } from '@/components/learning/fun-quizzes/fun-quiz-admin-screen'
import { listContract as grades } from '@/lib/content/curriculum/grades/contract'
import {
  listContract as books,
  listAllSubjectsContract,
} from '@/lib/content/curriculum/literature/contract'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { openMarkdown } from '@/lib/content/editor/read'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { uniqueSlugContract } from '@/lib/editing/records/slugs/contract'
import { idOf } from '../../support/family'
import { answer, answerBy, bodies, advanceClock, settle } from '../../support/network'

let record = 'new'
vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/cjeline',
  useSearchParams: () => new URLSearchParams({ record }),
}))

const type = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
  await advanceClock(400)
  await settle()
}

it.each([
  ['unit', UnitsScreen, 'Naziv'],
  ['subject', SubjectsScreen, 'Naziv'],
  ['post', PostsScreen, 'Naslov'],
  ['funQuiz', FunQuizAdminScreen, 'Naslov'],
])('shows the server’s free address for a %s, until one is typed', async (...kind) => {
  const [modelType, Screen, name] = kind
  vi.useFakeTimers()
  answer(apiCallOf(grades), { items: [], total: 0, page: 1, pages: 1 })
  answer(apiCallOf(listAllSubjectsContract), [])
  answer(apiCallOf(books), { items: [], total: 0, page: 1, pages: 1 })
  answerBy(apiCallOf(uniqueSlugContract), ({ body }) => ({ slug: `${body.baseSlug}-2` }))
  answerBy(editorApiCalls.open, ({ body }) => openMarkdown(body.markdown, body.kind))
  render(<Screen />)
  await settle()
  await settle()
  expect(bodies(apiCallOf(uniqueSlugContract))).toEqual([])
  await type(name, 'Životinje šume')
  expect(screen.getByText('zivotinje-sume-2')).toBeDefined()
  expect(bodies(apiCallOf(uniqueSlugContract))).toEqual([{ baseSlug: 'zivotinje-sume', modelType }])
  await type('Adresa', 'suma')
  expect(screen.queryByText(/Adresa će biti/)).toBeNull()
  // Removes typed text, which the form would keep as a draft.
  await type('Adresa', '')
  await type(name, '')
})

it('a stored record whose address was emptied may keep it', async () => {
  record = idOf('70')
  onTestFinished(() => void (record = 'new'))
  answerBy(apiCallOf(uniqueSlugContract), ({ body }) => ({ slug: body.baseSlug }))
  const { unmount } = render(<SlugProposal words="Vremeplov 5" modelType="literature" />)
  await settle()
  expect(bodies(apiCallOf(uniqueSlugContract))).toEqual([
    { baseSlug: 'vremeplov-5', modelType: 'literature', _id: idOf('70') },
  ])
  unmount()
})
