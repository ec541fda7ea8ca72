import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OidcVisit } from '@/components/across/accounts/entry/oidc-visit'
import { takeLeftToast } from '@/components/ui/toast-after-redirect'
import { oidcApiCalls } from '@/lib/across/accounts/oidc/calls'
import { hardReplace } from '@/lib/platform/browser/hard-replace'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'
import { pagesLoaded, press } from '../../support/person'

const URL_THERE = 'https://prijava.example/auth?state=a'
const { beginOidcSignIn, finishOidcVisit } = oidcApiCalls

const left = () => vi.mocked(hardReplace).mock.calls.map(([address]) => address)
const title = () => screen.getByRole('heading', { level: 2 }).textContent

beforeEach(() => {
  vi.mocked(hardReplace).mockClear()
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('')
})

async function open(rest = '') {
  window.history.replaceState(null, '', `/prijava/vanjska${rest}`)
  // React runs effects twice, but an answer of the provider works once.
  render(<OidcVisit name="AAI@EduHr" />, { wrapper: StrictMode })
  await settle()
}

it.each([
  ['', '', { audience: 'user' }],
  [
    '/prijava?povratak=%2Fprofil%2Fkartice',
    '',
    { audience: 'user', returnPath: '/profil/kartice' },
  ],
  ['/admin/login', '#uredi', { audience: 'admin' }],
])('opened from „%s” with „%s” it leads to the provider', async (from, hash, body) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && window.location.origin + from)
  answer(beginOidcSignIn, { url: URL_THERE })
  await open(hash)
  expect(bodies(beginOidcSignIn)).toEqual([body])
  expect(left()).toEqual([URL_THERE])
})

it('another site’s page that leads here names no page to return to', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://evil.example/?povratak=/odjava')
  answer(beginOidcSignIn, { url: URL_THERE })
  await open()
  expect(bodies(beginOidcSignIn)).toEqual([{ audience: 'user' }])
})

it('finishes a sign-in once, keeps its code out of the history, and opens the page', async () => {
  answer(finishOidcVisit, { kind: 'sign-in', audience: 'user', path: '/profil' })
  await open('?code=tajna&state=a')
  expect(bodies(finishOidcVisit)).toEqual([{ query: '?code=tajna&state=a' }])
  expect(window.location.search).toBe('')
  expect(left()).toEqual(['/profil'])
  expect(takeLeftToast()?.text).toBe('Uspješno ste se prijavili')
})

it.each([
  ['user', 'Račun je povezan.'],
  ['admin', undefined],
] as const)('finishes a link of a %s', async (audience, told) => {
  answer(finishOidcVisit, { kind: 'link', audience, path: '/profil' })
  await open('?code=tajna&state=a')
  expect(left()).toEqual(['/profil'])
  expect(takeLeftToast()?.text).toBe(told)
})

it('an unknown account is told how it is linked, and where to go on', async () => {
  const way = { title: 'Prijava lozinkom', path: '/prijava?povratak=%2Fprofil' }
  refuse(finishOidcVisit, 404, 'Ovaj račun još nije povezan.', { way })
  await open('?code=tajna&state=a')
  expect(document.activeElement?.textContent).toBe('Ovaj račun još nije povezan.')
  expect(screen.getByText(/povezuje roditelj/)).toBeTruthy()
  await press('Prijava lozinkom')
  expect(pagesLoaded()).toEqual(['/prijava?povratak=%2Fprofil'])
})

it('a failure is said, with a way back to the sign-in', async () => {
  refuse(finishOidcVisit, 400, 'Ova prijava više ne vrijedi.')
  await open('?error=access_denied&state=a')
  expect(title()).toBe('Ova prijava više ne vrijedi.')
  expect(screen.queryByText(/povezuje roditelj/)).toBeNull()
  await press('Natrag na prijavu')
  expect(pagesLoaded()).toEqual(['/prijava'])
})

it('a lost connection is said, too', async () => {
  loseConnection(beginOidcSignIn)
  await open()
  expect(title()).toMatch(/^Nema veze/)
  expect(left()).toEqual([])
})
