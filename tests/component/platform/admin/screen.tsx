// Code loaded on demand is preloaded.
import '@/lib/editing/records/merge-record-edits'
import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { useToastQueue } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import '@/stores/admin'
import { fill } from '../../support/form'
import { answer, settle } from '../../support/network'
import { calls, idOf, thing, Things } from './things'

// Their scripts are loaded when first shown.
await Promise.all([
  import('@/components/platform/admin/record-form'),
  import('@/components/platform/admin/record-list'),
  import('@/components/platform/admin/bulk-bar'),
  import('@/components/platform/admin/confirm-deletion-dialog'),
  import('@/components/platform/admin/conflict'),
  import('@/components/platform/admin/history-list'),
  import('@/components/platform/admin/confirmation-dialog'),
])

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/stvari')
  useToastQueue.setState({ toasts: [] })
})

// A form being left sends its draft: the next test starts after it.
afterEach(() => {
  cleanup()
  return settle()
})

/** Shows the screen at an address. */
export async function show(search = '') {
  window.history.replaceState(null, '', `/admin/stvari${search}`)
  render(<Things />)
  await settle()
}
/** Opens a record and changes its name. */
export async function change() {
  answer(apiCallOf(calls.read), thing(1))
  await show(`?record=${idOf(1)}`)
  fill('Naziv', 'Moje')
}
export const press = async (name: string | RegExp, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }))
  await settle()
}
