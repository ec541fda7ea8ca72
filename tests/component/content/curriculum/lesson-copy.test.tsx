import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LessonsScreen } from '@/components/content/curriculum/lessons-screen'
import { createContract, readContract } from '@/lib/content/curriculum/lessons/contract'
import { listAllSubjectsContract } from '@/lib/content/curriculum/literature/contract'
import {
  listContract as unitsContract,
  readContract as readUnit,
} from '@/lib/content/curriculum/units/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { uniqueSlugContract } from '@/lib/editing/records/slugs/contract'
import { answer, bodies, settle } from '../../support/network'

const _id = '01890000-0000-7000-8000-000000000001'
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams({ record: 'new', copy: _id }),
}))
await import('@/components/platform/admin/record-form')

it('a copied lesson includes its script, as a draft', async () => {
  const below = { sentence: '', isInTheWay: false }
  const lesson = {
    ...{
      _id,
      version: 3,
      title: 'Mraz',
      slug: 'mraz',
      summary: 'O mrazu.',
      keywords: [],
      prerequisites: [],
      outcomes: ['MAT OŠ A.5.1'],
      outcomesVerified: true,
      priorKnowledge: ['računanje do 100, bez prijelaza (2. razred)'],
      position: 2,
    },
    ...{ unit: _id, unitName: 'Zima', isPublished: true, cards: [], checks: [], below, href: null },
    script: '# Mraz',
  }
  answer(apiCallOf(readContract), lesson)
  answer(apiCallOf(createContract), lesson)
  answer(apiCallOf(uniqueSlugContract), { slug: 'mraz-kopija' })
  answer(apiCallOf(listAllSubjectsContract), [])
  answer(apiCallOf(unitsContract), { items: [], total: 0, page: 1, pages: 1 })
  answer(apiCallOf(readUnit), {
    ...{ _id, version: 1, name: 'Zima', position: 1, literature: _id, literatureName: 'Knjiga' },
    ...{ slug: 'zima', below },
  } as never)
  render(<LessonsScreen />)
  await settle()
  await settle()
  // Parts of the form are loaded first: it can't be sent before.
  await vi.waitFor(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Spremi' }))
    await settle()
    expect(bodies(apiCallOf(createContract)).length).toBeGreaterThan(0)
  })
  const [made] = bodies(apiCallOf(createContract))
  expect(made).toMatchObject({ title: 'Mraz (kopija)', script: '# Mraz', isPublished: false })
  // A copy becomes another lesson, whose outcomes nobody has verified yet.
  expect(made).toMatchObject({ outcomes: ['MAT OŠ A.5.1'], outcomesVerified: false })
  // Its comma divides nothing.
  expect(made).toMatchObject({ priorKnowledge: lesson.priorKnowledge })
})
