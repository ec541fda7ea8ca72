import '@hookform/resolvers/zod'
import '@/lib/platform/admin/contract'
import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AdminSignInForm } from '@/components/platform/admin/sign-in-form'
import { adminSessionApiCalls } from '@/lib/platform/admin/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { isAuthenticated, useAdmin } from '@/stores/admin'
import { fill, submitForm } from '../../support/form'
import { answer, refuse, sentInputs, settle } from '../../support/network'

it('sends input unchanged, shows why not, and opens the admin area', async () => {
  render(<AdminSignInForm />)
  refuse(adminSessionApiCalls.adminSignIn, 401, 'Neispravni korisnički podaci')
  // Rule 7.9: the client has no rules of its own.
  await submitForm()
  await settle()
  expect(document.activeElement?.textContent).toBe('Neispravni korisnički podaci')
  expect(isAuthenticated(useAdmin.getState())).toBe(false)
  fill('Email', 'urednica@skola.test')
  fill('Lozinka', 'tajna')
  const admin = { _id: '01890000-0000-7000-8000-000000000009', email: 'urednica@skola.test' }
  answer(adminSessionApiCalls.adminSignIn, { admin, token: 'a.b.' })
  await submitForm()
  // The admin area's code is loaded with the response.
  await waitFor(() => expect(vi.mocked(hardNavigate)).toHaveBeenCalledWith('/admin'))
  const body = { email: 'urednica@skola.test', password: 'tajna' }
  expect(sentInputs(adminSessionApiCalls.adminSignIn)).toEqual([
    { body: { email: '', password: '' } },
    { body },
  ])
  expect(isAuthenticated(useAdmin.getState())).toBe(true)
})
