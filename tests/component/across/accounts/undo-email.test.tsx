import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UndoEmailChange } from '@/components/across/accounts/entry/undo-email-change'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { pagesLoaded, press } from '../../support/person'

const title = () => screen.getByRole('heading', { level: 2 }).textContent
const UNDO = 'Poništi promjenu emaila'

async function open(hash: string) {
  window.history.replaceState(null, '', `/povrat-emaila${hash}`)
  render(<UndoEmailChange />)
  await settle()
}

it('undoes nothing by itself; a click undoes and leads to a new password', async () => {
  answer(accountsApiCalls.undoEmailChange, { resetToken: 'nova-lozinka' })
  await open('#tajna')
  expect(bodies(accountsApiCalls.undoEmailChange)).toEqual([])
  await press(UNDO)
  expect(bodies(accountsApiCalls.undoEmailChange)).toEqual([{ token: 'tajna' }])
  expect(document.activeElement?.textContent).toBe('Promjena je poništena')
  expect(window.location.hash).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Postavi novu lozinku' }))
  expect(pagesLoaded()).toEqual(['/resetiraj-lozinku#nova-lozinka'])
})

it('a used or expired link is reported, with a link onwards', async () => {
  refuse(accountsApiCalls.undoEmailChange, 400, 'Poveznica više ne vrijedi. Zatražite novu.')
  await open('#stara')
  await press(UNDO)
  expect(title()).toBe('Poveznica više ne vrijedi')
  expect(screen.getByRole('button', { name: 'Na prijavu' })).toBeTruthy()
})

it('without a response it can be retried', async () => {
  loseConnection(accountsApiCalls.undoEmailChange)
  await open('#tajna')
  await press(UNDO)
  expect(screen.getByText(/^Nema veze/)).toBeTruthy()
  answer(accountsApiCalls.undoEmailChange, { resetToken: 'nova-lozinka' })
  await press(UNDO)
  expect(title()).toBe('Promjena je poništena')
})

it('without a link there is no button', async () => {
  await open('')
  expect(title()).toBe('Nedostaje poveznica')
})

it('the cached page waits, because it knows no link', () => {
  expect(renderToString(<UndoEmailChange />)).toContain('Učitavam...')
})
