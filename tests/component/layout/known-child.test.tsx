import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LAST_CHILD_SCRIPT } from '@/components/across/accounts/entry/mark-picture-children'
import { SignInLinks } from '@/components/layout/sign-in-links'
import { rememberPictureChild } from '@/stores/picture-children'
import { idOf } from '../support/family'

const root = document.documentElement
const DAY = 86_400_000

afterEach(() => {
  for (const name of ['knownChild', 'viewer']) delete root.dataset[name]
  root.removeAttribute('style')
})

function remember(id: string, avatarURL: string | null, days: number) {
  const at = Date.now() - days * DAY
  rememberPictureChild({ id: idOf(id), nickName: id, avatarURL, parentId: null }, at)
}

/** The picture that the inline script gives to „Prijava”. */
function picture() {
  // As the page runs its inline script.
  new Function(LAST_CHILD_SCRIPT)()
  const isShown = root.matches('[data-known-child]:not([data-viewer])')
  return isShown ? root.style.getPropertyValue('--known-child') : null
}

it('shows guests the child who was here last', () => {
  remember('10', '/avatars/lisica.svg', 3)
  remember('11', '/avatars/zaba.svg', 1)
  expect(picture()).toBe('url("/avatars/zaba.svg")')
})

it('a child without a picture has the default one', () => {
  remember('10', null, 1)
  expect(picture()).toBe('url("/avatars/iskra.svg")')
})

it('nobody is shown on other devices, to users, or after 180 days', () => {
  expect(picture()).toBeNull()
  root.dataset['viewer'] = 'roditelj'
  remember('10', null, 1)
  expect(picture()).toBeNull()
  localStorage.clear()
  delete root.dataset['viewer']
  remember('11', null, 181)
  expect(picture()).toBeNull()
})

it('the sign-in link is where the style sheet expects it', () => {
  render(<SignInLinks />)
  expect(screen.getByRole('link', { name: 'Prijava' }).matches("nav > a[href='/prijava']")).toBe(
    true,
  )
})
