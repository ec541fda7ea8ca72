import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '@/lib/across/accounts/pictures/contract'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { PictureSignIn } from '@/components/across/accounts/entry/picture-sign-in'
import { PICTURES } from '@/lib/across/accounts/pictures/model'
import { clearOwnerStorage } from '@/lib/platform/browser/storage'
import {
  pictureChildren,
  rememberPictureChild,
  renewPictureChildren,
  type PictureChild,
} from '@/stores/picture-children'
import { answer, bodies, refuse } from '../../support/network'
import { pagesLoaded, press } from '../../support/person'
import { idOf, pupilOf } from '../../support/family'
import { fill, noteOf, submitForm } from '../../support/form'

const RIGHT = ['mačka', 'sunce', 'sunce', 'brod']

const choose = async (names: string[]) => {
  for (const name of names) await press(name)
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]
const parentId = pupilOf().parent._id
const maja = { id: idOf('10'), nickName: 'maja', avatarURL: '/avatars/lisica.svg', parentId }
const luka = { id: idOf('11'), nickName: 'luka', avatarURL: null, parentId }

/** Remembers a child at a minute of today. */
const remember = (child: PictureChild, minute: number) =>
  rememberPictureChild(child, Date.now() - (10 - minute) * 60_000)

it('shows sixteen pictures, each with its name', () => {
  render(<PictureSignIn />)
  for (const name of Object.values(PICTURES))
    expect(screen.getByRole('button', { name })).toBeDefined()
  expect(Object.keys(PICTURES)).toHaveLength(16)
})

it('sends the nickname and four pictures in order, and remembers a child who asks for it', async () => {
  render(<PictureSignIn />)
  fill('Nadimak', ' maja ')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zapamti me na ovom uređaju' }))
  await choose(RIGHT)
  expect(said()).toBe('Odabrano 4 od 4: mačka, sunce, sunce, brod')
  answer(accountsApiCalls.signInByPictures, { user: pupilOf(), token: '' })
  await submitForm()
  const pictures = ['macka', 'sunce', 'sunce', 'brod']
  expect(bodies(accountsApiCalls.signInByPictures)).toEqual([{ nickName: 'maja', pictures }])
  expect(pagesLoaded()).toEqual(['/profil'])
  expect(pictureChildren()).toEqual([maja])
  clearOwnerStorage(maja.id)
  expect(pictureChildren()).toEqual([])
})

it('removes the last picture, and accepts no fifth', async () => {
  render(<PictureSignIn />)
  await choose(['mačka', 'palma', 'riba', 'brod', 'auto'])
  expect(said()).toBe('Odabrano 4 od 4: mačka, palma, riba, brod')
  await choose(['Obriši', 'Obriši', 'auto'])
  expect(said()).toBe('Odabrano 3 od 4: mačka, palma, auto')
  await choose(['Obriši', 'Obriši', 'Obriši', 'Obriši'])
  expect(said()).toBe('')
})

it('reports missing input without a request', async () => {
  render(<PictureSignIn />)
  await choose(['mačka', 'palma'])
  await submitForm()
  expect(noteOf('Nadimak')).toBe('Nadimak je obavezan')
  expect(screen.getByText('Treba odabrati četiri slike.')).toBeDefined()
  expect(bodies(accountsApiCalls.signInByPictures)).toEqual([])
})

it('reports wrong pictures and clears them', async () => {
  remember(maja, 1)
  render(<PictureSignIn />)
  await choose(RIGHT)
  refuse(accountsApiCalls.signInByPictures, 401, 'To nisu prave slike.')
  await submitForm()
  const message = document.activeElement as HTMLElement
  expect(message.textContent).toBe('To nisu prave slike.')
  expect(said()).toBe('')
  // Below the pictures, beside a mascot that is sorry; the empty places shake.
  const picture = screen.getByRole('button', { name: 'riba' })
  expect(picture.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(message.parentElement?.dataset['sorry']).toBe('true')
  expect(document.querySelectorAll('[class~="motion-safe:animate-shake"]')).toHaveLength(1)
  await choose(['riba'])
  expect(said()).toBe('Odabrano 1 od 4: riba')
})

it('a child known on this device types nothing; another one can', async () => {
  remember(luka, 1)
  remember(maja, 2)
  render(<PictureSignIn />)
  const isChosen = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
  expect(isChosen('maja')).toBe(true)
  expect(screen.queryByLabelText('Nadimak')).toBeNull()
  await press('luka')
  await choose(RIGHT)
  refuse(accountsApiCalls.signInByPictures, 401, 'Ne.')
  await submitForm()
  expect(bodies(accountsApiCalls.signInByPictures)[0]).toMatchObject({ nickName: 'luka' })
  await press('Netko drugi')
  expect(isChosen('luka')).toBe(false)
  fill('Nadimak', 'nika')
  await choose(RIGHT)
  await submitForm()
  expect(bodies(accountsApiCalls.signInByPictures)[1]).toMatchObject({ nickName: 'nika' })
})

it('forgets a child on request, and remembers four at most', async () => {
  for (const at of [1, 2, 3, 4, 5])
    remember({ id: idOf(`2${at}`), nickName: `dijete-${at}`, avatarURL: null, parentId }, at)
  render(<PictureSignIn />)
  expect(screen.queryByRole('button', { name: 'dijete-1' })).toBeNull()
  await press('Ne pamti me na ovom uređaju')
  expect(screen.queryByRole('button', { name: 'dijete-5' })).toBeNull()
  expect(pictureChildren().map(({ nickName }) => nickName)).toEqual([
    'dijete-4',
    'dijete-3',
    'dijete-2',
  ])
})

it('a child who did not ask for it is not remembered', async () => {
  render(<PictureSignIn />)
  fill('Nadimak', 'maja')
  await choose(RIGHT)
  answer(accountsApiCalls.signInByPictures, { user: pupilOf(), token: '' })
  await submitForm()
  expect(pagesLoaded()).toEqual(['/profil'])
  expect(pictureChildren()).toEqual([])
})

it('keeps a child for 180 days after the last sign-in', () => {
  const now = Date.now()
  rememberPictureChild(maja, now - 181 * 86_400_000)
  rememberPictureChild(luka, now - 179 * 86_400_000)
  expect(pictureChildren(now)).toEqual([luka])
  expect(Object.keys(localStorage).filter((key) => key.includes(maja.id))).toEqual([])
})

it('a child who left the family, or has no pictures any more, disappears; others stay', () => {
  const other = { ...luka, id: idOf('12'), nickName: 'tuđe', parentId: idOf('99') }
  const old = { ...luka, id: idOf('13'), nickName: 'staro', parentId: null }
  for (const child of [maja, luka, other, old]) rememberPictureChild(child)
  const family = [{ _id: luka.id, nickName: 'luka-2', avatarURL: null, hasPictures: true }]
  renewPictureChildren(family, parentId)
  expect(pictureChildren().map(({ nickName }) => nickName)).toEqual(
    expect.arrayContaining(['luka-2', 'tuđe', 'staro']),
  )
  expect(pictureChildren()).toHaveLength(3)
  renewPictureChildren([{ ...family[0], hasPictures: false } as (typeof family)[0]], parentId)
  expect(pictureChildren()).toHaveLength(2)
})
