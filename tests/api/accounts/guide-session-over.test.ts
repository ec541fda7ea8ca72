import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { redirectBySession } from '@/lib/accounts/redirect-by-session'
import { call } from '../call'
import { newFamily, type Family } from '../people'

const SITE = 'http://localhost:3000'

let family: Family
beforeAll(async () => {
  family = await newFamily()
  const { cookie } = family.parent
  expect((await call('GET', '/korisnik/odjava', { cookie })).status).toBe(200)
})

async function ledTo(path: string, cookie = ''): Promise<string | null> {
  const { headers } = await redirectBySession(new NextRequest(SITE + path, { headers: { cookie } }))
  return headers.get('location')
}

describe('the way to the sign-in', () => {
  test('tells whose session is over why they are there', async () => {
    const { cookie } = family.parent
    expect(await ledTo('/profil?a=1', cookie)).toBe(
      `${SITE}/prijava?povratak=%2Fprofil%3Fa%3D1&prestala=1`,
    )
    expect(await ledTo('/inbox', cookie)).toBe(`${SITE}/prijava?povratak=%2Finbox&prestala=1`)
  })

  test('tells guests nothing of a session', async () => {
    expect(await ledTo('/profil')).toBe(`${SITE}/prijava?povratak=%2Fprofil`)
  })

  test('is not the way of who is signed in, nor of admins', async () => {
    expect(await ledTo('/profil', family.pupil.cookie)).toBeNull()
    expect(await ledTo('/admin', family.parent.cookie)).toBe(`${SITE}/admin/login`)
  })

  test('leads nobody away from a page of everyone', async () => {
    expect(await ledTo('/prijava', family.parent.cookie)).toBeNull()
  })
})
