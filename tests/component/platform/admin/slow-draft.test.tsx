import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { readDraftContract } from '@/lib/editing/records/contract'
import { field } from '../../support/form'
import { answer, settle } from '../../support/network'
import { show } from './screen'
import { calls, idOf, thing } from './things'

const { loading, load } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<null>()
  return { loading: promise, load: resolve }
})
vi.mock('next/navigation', () => import('./address'))
vi.mock('@/components/platform/admin/with-stored-draft', async (original) => {
  await loading
  return original()
})

it('a form is shown once its draft is loaded, so that no click saves without it', async () => {
  answer(apiCallOf(calls.read), thing(1))
  const own = { values: { name: { is: 'Moje' } }, base: { name: { is: 'Stvar 1' } } }
  const updatedAt = '2026-11-23T11:04:00Z'
  answer(apiCallOf(readDraftContract), { own: { ...own, updatedAt }, others: [] })
  await show(`?record=${idOf(1)}`)
  await settle()
  expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull()
  load(null)
  await vi.dynamicImportSettled()
  await settle()
  expect(screen.getByRole('button', { name: 'Spremi' })).toBeDefined()
  expect(field('Naziv').value).toBe('Moje')
})
