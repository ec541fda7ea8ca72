import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PICTURE_CHILDREN_SCRIPT } from '@/components/across/accounts/entry/mark-picture-children'
import { SignInScreen } from '@/components/across/accounts/entry/sign-in-screen'
import { rememberPictureChild } from '@/stores/picture-children'
import { idOf, pupilOf } from '../../support/family'
import { settle } from '../../support/network'

const parentId = pupilOf().parent._id
const remember = (nickName: string, index: number) =>
  rememberPictureChild(
    { id: idOf(`1${index}`), nickName, avatarURL: '/avatars/zaba.svg', parentId },
    Date.now() - index * 60_000,
  )

const scrolled = vi.fn<(this: Element) => void>()

beforeEach(async () => {
  await import('@/components/across/accounts/entry/picture-sign-in')
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.call(this)
  }
})
afterEach(() => {
  window.location.hash = ''
  delete document.documentElement.dataset['pictureChildren']
})

/** What the page's inline script writes to the document. */
function mark() {
  // As the page runs its inline script.
  new Function(PICTURE_CHILDREN_SCRIPT)()
  return document.documentElement.dataset['pictureChildren']
}

it('a known child’s picture stands first and leads to the secret pictures', async () => {
  remember('maja', 1)
  remember('luka', 2)
  render(<SignInScreen />)
  const [first, second] = screen.getAllByRole('link')
  expect([first, second].map((link) => link?.textContent)).toEqual(['maja', 'luka'])
  const name = screen.getByLabelText('Email ili nadimak')
  expect(second?.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(second as HTMLElement)
  window.location.hash = 'slike'
  fireEvent(window, new HashChangeEvent('hashchange'))
  await settle()
  expect(screen.getByRole('button', { name: 'luka' }).getAttribute('aria-pressed')).toBe('true')
  const secret = screen.getByRole('group', { name: 'Tvoje četiri slike' })
  expect(scrolled.mock.contexts).toEqual([secret])
  expect(document.activeElement).toBe(secret)
})

it('others see the sign-in as it was', () => {
  render(<SignInScreen />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(mark()).toBeUndefined()
})

it('the space of known children is reserved by their number', () => {
  remember('maja', 1)
  remember('luka', 2)
  expect(mark()).toBe('few')
  remember('iva', 3)
  expect(mark()).toBe('many')
})
