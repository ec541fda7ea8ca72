import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { ReadingSettingsButton } from '@/components/platform/reading/reading-settings-button'
import { CLAIMS_COOKIE } from '@/lib/platform/auth/claims'
import { storageKeyOf } from '@/lib/platform/browser/storage'
import { useSession } from '@/stores/session'
import { settle } from '../../support/network'
import { button, press } from '../../support/person'
import { StartupScript } from '@/components/layout/startup-script'

const [MAJA, LUKA] = [
  '01890000-0000-7000-8000-000000000010',
  '01890000-0000-7000-8000-000000000011',
]
const root = document.documentElement
const shown = () =>
  ['font', 'size', 'spacing'].map((name) => root.getAttribute(`data-reading-${name}`))
const clear = () => {
  for (const name of ['font', 'size', 'spacing']) root.removeAttribute(`data-reading-${name}`)
}
const signIn = (sub: string) =>
  useSession.setState({
    viewer: { sub, type: 'ucenik', exp: 4_000_000_000 } as never,
  })
const openHelp = async () => {
  cleanup()
  render(<ReadingSettingsButton />)
  await press('Pomoć pri čitanju')
  await screen.findByRole('dialog', { name: 'Pomoć pri čitanju' })
}
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await settle()
}
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

beforeEach(() => {
  clear()
  useSession.setState(useSession.getInitialState())
})

it('shows each choice at once, and resets all of them', async () => {
  await openHelp()
  await choose('Lakša za čitanje')
  await choose('Najveća')
  await choose('Širok')
  expect(shown()).toEqual(['dyslexia', 'largest', 'wide'])
  fireEvent.click(button('Vrati uobičajeno'))
  await settle()
  expect(shown()).toEqual(['usual', 'usual', 'usual'])
  expect(localStorage).toHaveLength(0)
})

it('is stored per pupil', async () => {
  signIn(MAJA)
  await openHelp()
  await choose('Veća')
  signIn(LUKA)
  await openHelp()
  expect(isChosen('Veća')).toBe(false)
  signIn(MAJA)
  await openHelp()
  expect(isChosen('Veća')).toBe(true)
  expect(Object.keys(localStorage)).toEqual([storageKeyOf(MAJA, 'citanje')])
})

const runScript = () => {
  const html = renderToStaticMarkup(<StartupScript />)
  const script = new DOMParser().parseFromString(html, 'text/html').scripts[0]?.text ?? ''
  new Function('document', 'localStorage', script)(document, localStorage)
}

it('is applied by the script that runs before a page is drawn', async () => {
  await openHelp()
  await choose('Lakša za čitanje')
  clear()
  runScript()
  expect(shown()).toEqual(['dyslexia', 'usual', 'usual'])
})

it.each(['{', 'null', '7', '{"font":"comic","size":["larger"]}'])(
  'the script ignores %s',
  (text) => {
    localStorage.setItem(storageKeyOf('gost', 'citanje'), text)
    runScript()
    expect(shown()).toEqual([null, null, null])
  },
)

const claims = (sub: string, type: string) => {
  const payload = btoa(JSON.stringify({ sub, type, exp: 4_000_000_000 }))
  document.cookie = `${CLAIMS_COOKIE}=x.${payload}.x; path=/`
}

it('a guest’s choice is inherited by the pupil who signs in, not by the next one', () => {
  const GUESTS = storageKeyOf('gost', 'citanje')
  const [theirs, own] = ['{"font":"dyslexia"}', '{"size":"larger"}']
  localStorage.setItem(GUESTS, theirs)
  claims('01890000-0000-7000-8000-000000000001', 'roditelj')
  runScript()
  expect(localStorage.getItem(GUESTS)).toBe(theirs)
  localStorage.setItem(storageKeyOf(LUKA, 'citanje'), own)
  claims(LUKA, 'ucenik')
  runScript()
  expect(shown()).toEqual([null, 'larger', null])
  expect(localStorage.getItem(GUESTS)).toBe(theirs)
  clear()
  claims(MAJA, 'ucenik')
  runScript()
  expect(shown()).toEqual(['dyslexia', null, null])
  expect({ ...localStorage }).toEqual({
    [storageKeyOf(MAJA, 'citanje')]: theirs,
    [storageKeyOf(LUKA, 'citanje')]: own,
  })
  document.cookie = `${CLAIMS_COOKIE}=; path=/; max-age=0`
  delete root.dataset.viewer
})
