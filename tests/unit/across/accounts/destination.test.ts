import { describe, expect, test } from 'vitest'
import { isSessionDependentPage } from '@/lib/platform/http/session-pages'
import { redirectTarget, type RequestSessions } from '@/lib/across/accounts/redirect-target'
import { config } from '@/middleware'

const guest: RequestSessions = { user: null, isAdmin: false }
const parent: RequestSessions = { user: 'roditelj', isAdmin: false }
const pupil: RequestSessions = { user: 'ucenik', isAdmin: false }
const admin: RequestSessions = { user: null, isAdmin: true }

const stays = null
const SIGN_IN = '/prijava?povratak='
const TO_LESSONS = '/admin/login?povratak=%2Fadmin%2Flekcije'

describe.each<[path: string, guest: string | null, parent: string | null, pupil: string | null]>([
  ['/', stays, '/profil', '/profil'],
  ['/prijava', stays, '/profil', '/profil'],
  ['/registracija', stays, '/profil', '/profil'],
  ['/profil', `${SIGN_IN}%2Fprofil`, stays, stays],
  ['/profil/kartice', `${SIGN_IN}%2Fprofil%2Fkartice`, '/profil', stays],
  ['/profil/kartice-i-jos', `${SIGN_IN}%2Fprofil%2Fkartice-i-jos`, stays, stays],
  ['/inbox', `${SIGN_IN}%2Finbox`, '/profil', stays],
  ['/inbox/5', `${SIGN_IN}%2Finbox%2F5`, '/profil', stays],
  ['/admin', '/admin/login', '/admin/login', '/admin/login'],
  ['/admin/lekcije', TO_LESSONS, TO_LESSONS, TO_LESSONS],
  ['/admin/login', stays, stays, stays],
  ['/admin/prijava', '/admin/login', '/admin/login', '/admin/login'],
])('%s', (path, forGuest, forParent, forPupil) => {
  test.each([
    ['a guest', guest, forGuest],
    ['a parent', parent, forParent],
    ['a pupil', pupil, forPupil],
  ])('%s', (_, who, expected) => {
    expect(redirectTarget(path, '', who)).toBe(expected)
  })
})

test('an admin stays in the admin area and is redirected there from its sign-in page', () => {
  expect(redirectTarget('/admin', '', admin)).toBe(stays)
  expect(redirectTarget('/admin/lekcije', '', admin)).toBe(stays)
  expect(redirectTarget('/admin/login', '', admin)).toBe('/admin')
})

test.each([
  ['?povratak=%2Fadmin%2Flekcije%3Frecord%3D5', '/admin/lekcije?record=5'],
  ['?povratak=%2Fadmin', '/admin'],
  ['?povratak=%2Fadmin%3Fa%3D1', '/admin?a=1'],
  ['?povratak=%2Fadmin%2Flogin', '/admin'],
  ['?povratak=%2Fadmin%2Fprijava%3Fpovratak%3D%252Fadmin', '/admin'],
  ['?povratak=%2Fadministracija', '/admin'],
  ['?povratak=%2Fprofil', '/admin'],
  ['?povratak=%2Fadmin%2F..%2Fprofil', '/admin'],
  ['?povratak=%2F%2Fevil.example%2Fadmin', '/admin'],
  ['?povratak=https%3A%2F%2Fevil.example%2Fadmin', '/admin'],
  ['?povratak=%2Fapi%2Fadmin%2Flogout', '/admin'],
])('the admin sign-in page with %s redirects to %s', (search, path) => {
  expect(redirectTarget('/admin/login', search, admin)).toBe(path)
  expect(redirectTarget('/admin/login', search, guest)).toBe(stays)
  expect(redirectTarget('/admin/prijava', search, guest)).toBe(`/admin/login${search}`)
})

test('an admin session opens no profile', () => {
  expect(redirectTarget('/profil', '', admin)).toBe(`${SIGN_IN}%2Fprofil`)
})

test('the query is restored after signing in, and only paths of this site are followed', () => {
  expect(redirectTarget('/profil', '?a=1', guest)).toBe(`${SIGN_IN}%2Fprofil%3Fa%3D1`)
  expect(redirectTarget('/prijava', '?povratak=%2Finbox%3Fa%3D1', pupil)).toBe('/inbox?a=1')
  expect(redirectTarget('/prijava', '?povratak=%2F%2Fevil.example', pupil)).toBe('/profil')
})

test('the middleware runs for exactly the pages that depend on the session', () => {
  const patterns = config.matcher.map(
    (one) => new RegExp(`^${one.replace('/:path*', '(?:/.*)?')}$`),
  )
  for (const path of [
    ...['/', '/prijava', '/registracija', '/profil', '/inbox', '/inbox/a', '/admin', '/admin/a/b'],
    ...['/5-razred', '/profilaktika', '/prijava/x', '/administracija', '/api/razredi'],
  ]) {
    expect([path, patterns.some((pattern) => pattern.test(path))]).toEqual([
      path,
      isSessionDependentPage(path),
    ])
  }
})
