import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts loaded late in a browser are preloaded.
import '@/components/platform/admin/confirmation-dialog'
import { KeyCorrection } from '@/components/learning/quiz/editing/key-correction'
import { apiCallOf } from '@/lib/platform/http/api-call'
import {
  applyKeyCorrectionContract,
  expectedCorrectionContract,
} from '@/lib/learning/quiz/key-correction/contract'
import { answer, sentInputs, settle } from '../../support/network'

const EXPECTED = apiCallOf(expectedCorrectionContract)
const CORRECT = apiCallOf(applyKeyCorrectionContract)
const SAME = { isOther: false, isBeyond: false, pupils: 0, answers: 0 }
const OTHER = { ...SAME, isOther: true, pupils: 12, answers: 30 }
const TITLE = 'Prosuditi dosadašnje odgovore po novom ključu?'

it('shows nothing when the key is unchanged, and asks after the save that changed it', async () => {
  answer(EXPECTED, SAME)
  const { rerender } = render(<KeyCorrection id="p1" version={1} />)
  await settle()
  expect(screen.queryByRole('status')).toBeNull()
  answer(EXPECTED, OTHER)
  rerender(<KeyCorrection id="p1" version={2} />)
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeTruthy()
  expect(sentInputs(EXPECTED)).toHaveLength(2)
  expect(screen.getAllByText(/Promijenit će se rezultati 12 učenika\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Odustani' }))
  await settle()
  expect(sentInputs(CORRECT)).toEqual([])
  // It can still be done later.
  fireEvent.click(screen.getByRole('button', { name: 'Prosudi iznova…' }))
  answer(CORRECT, OTHER)
  fireEvent.click(await screen.findByRole('button', { name: 'Prosudi iznova' }))
  await settle()
  expect(sentInputs(CORRECT)).toEqual([{ params: { id: 'p1' }, body: {} }])
})

it('reports when earlier answers can’t be regraded, and asks nothing', async () => {
  answer(EXPECTED, SAME)
  const { rerender } = render(<KeyCorrection id="p1" version={1} />)
  await settle()
  answer(EXPECTED, { ...SAME, isBeyond: true })
  rerender(<KeyCorrection id="p1" version={2} />)
  expect((await screen.findByRole('status')).textContent).toMatch(/ne mogu prosuditi iznova/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
