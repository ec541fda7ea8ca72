import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import { fakeBrowserDatabase } from '../../support/database'
import {
  setUpTestDesk,
  choose,
  serveTest,
  dialog,
  first,
  resultBodies,
  handIn,
  keptAnswers,
  advanceTestClock,
  reload,
  save,
  openDesk,
  pageText,
} from '../../support/lesson-test'
import { loseConnection } from '../../support/network'

const database = fakeBrowserDatabase()
setUpTestDesk()

const B = { kind: 'single', choice: 'b' } as const

it('answers that the browser cannot read are neither shown as saved nor left out of the test', async () => {
  await openDesk()
  database.letRead(false)
  choose(/drugi/)
  await save()
  expect(screen.getByRole('status').textContent).toMatch(/^Odgovori se trenutačno ne mogu spremiti/)
  await handIn()
  expect(dialog().getByRole('alert').textContent).toMatch(/^Odgovori se trenutačno ne mogu/)
  expect([keptAnswers(), resultBodies()]).toEqual([[], []])
  database.letRead(true)
  await advanceTestClock(30_000)
  expect(keptAnswers()).toEqual([[first, B]])
  expect(pageText()).toContain('Spremljeno')
})

it('a test whose unsent answers cannot be read is not opened without them', async () => {
  await openDesk()
  loseConnection(examsApiCalls.keepAnswer)
  choose(/drugi/)
  await save()
  database.letRead(false)
  await reload()
  expect(screen.getByText('Dogodila se greška. Treba pokušati ponovno.')).toBeTruthy()
  serveTest()
  database.letRead(true)
  await advanceTestClock(30_000)
  expect(keptAnswers().at(-1)).toEqual([first, B])
})
