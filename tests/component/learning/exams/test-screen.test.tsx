import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestScreen } from '@/components/learning/exams/test-screen'
import { useSession } from '@/stores/session'
import { calls, settle } from '../../support/network'

const paths = {
  test: '/5-razred/knjiga/lekcija/test',
  quiz: '/5-razred/knjiga/lekcija/kwiz',
  script: '/s',
  lesson: '/l',
}
const show = () => render(<TestScreen lessonId="x" title="L" paths={paths} address="a" />)
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
