import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lessonTestFrame, unitTestFrame } from '@/components/learning/exams/test-screen-frame'
import { TestScreen } from '@/components/learning/exams/test-screen'
import { useSession } from '@/stores/session'
import { calls, settle } from '../../support/network'

const testPath = '/5-razred/knjiga/lekcija/test'
const paths = { quiz: '/5-razred/knjiga/lekcija/kwiz', script: '/s', lesson: '/l' }
const show = (place = lessonTestFrame(paths), isThere?: boolean) =>
  render(
    <TestScreen
      scope={{ lessonId: 'x' }}
      title="L"
      {...{ testPath, place, ...(isThere !== undefined && { isThere }) }}
      address="a"
    />,
  )
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('a guest reads why to sign in, returns to the test, and finds the quiz', async () => {
  show()
  await settle()
  expect(screen.getByText('Ocjena testa ostaje na tvojem profilu')).toBeTruthy()
  expect(link('Prijavi se')).toBe('/prijava?povratak=%2F5-razred%2Fknjiga%2Flekcija%2Ftest')
  expect(link('Otvori račun')).toBe('/registracija')
  expect(link('Kviz iz ove lekcije')).toBe(paths.quiz)
  expect(calls()).toEqual([])
})

it('a parent reads whom the test is for, and no test is fetched', async () => {
  useSession.setState({ viewer: { type: 'roditelj' } as never })
  show()
  await settle()
  expect(screen.getByText('Test je za učenike')).toBeTruthy()
  expect(link('Otvori profil')).toBe('/profil')
  expect(calls()).toEqual([])
})

it('of a mixed test guests and parents read that it belongs to the subscription', async () => {
  show(unitTestFrame({ review: '/5-razred/knjiga/ponovi/cjelina', book: '/5-razred/knjiga' }))
  await settle()
  expect(screen.getByText(/^Zato ga pišu prijavljeni učenici\. Ovaj je test dio pretplate/))
  expect(screen.getByText(/Ovaj je test dio pretplate\.$/)).toBeTruthy()
  expect(link('Ponovi cjelinu')).toBe('/5-razred/knjiga/ponovi/cjelina')
  expect(link('Cjenik')).toBe('/cjenik')
  expect(screen.queryByText('Kviz iz ove lekcije')).toBeNull()
})

it('where there is no mixed test, guests and parents read when there is one', async () => {
  show(unitTestFrame({ review: '/5-razred/knjiga/ponovi/cjelina', book: '/b' }), false)
  await settle()
  expect(screen.getByText('Ovaj test zasad nema dovoljno pitanja')).toBeTruthy()
  expect(screen.getByText(/s najmanje tri lekcije koje imaju pitanja/)).toBeTruthy()
  expect(screen.queryByText(/pretplat/)).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(link('Ponovi cjelinu')).toBe('/5-razred/knjiga/ponovi/cjelina')
})
