import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsCalls } from '@/lib/learning/exams/calls'
import { withDatabase } from '../../support/database'
import {
  atTheDesk,
  choose,
  comesBack,
  dialog,
  first,
  handedIn,
  handIn,
  keptAnswers,
  pass,
  reload,
  save,
  sitDown,
  texts,
} from '../../support/lesson-test'
import { loseConnection } from '../../support/network'

const database = withDatabase()
atTheDesk()

const B = { kind: 'single', choice: 'b' } as const

it('answers that the browser cannot read are neither shown as saved nor left out of the test', async () => {
  await sitDown()
  database.letRead(false)
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(/^Odgovori se trenutačno ne mogu spremiti/)
  await handIn()
  expect(dialog().getByRole('alert').textContent).toMatch(/^Odgovori se trenutačno ne mogu/)
  expect([keptAnswers(), handedIn()]).toEqual([[], []])
  database.letRead(true)
  await pass(30_000)
  expect(keptAnswers()).toEqual([[first, B]])
  expect(texts()).toContain('Spremljeno')
})

it('a test whose unsent answers cannot be read is not opened without them', async () => {
  await sitDown()
  loseConnection(examsCalls.keepAnswer)
  choose(/drugi/)
  await save()
  database.letRead(false)
  await reload()
  expect(screen.getByText('Dogodila se greška. Treba pokušati ponovno.')).toBeTruthy()
  comesBack()
  database.letRead(true)
  await pass(30_000)
  expect(keptAnswers().at(-1)).toEqual([first, B])
})
