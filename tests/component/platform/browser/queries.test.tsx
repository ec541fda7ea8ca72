import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backoffMs } from '@/lib/platform/browser/repeat-until-stopped'
import { useCall } from '@/lib/platform/browser/queries'
import { call } from '@/lib/platform/http/client'
import { planApiCalls } from '@/lib/learning/plan/calls'
import {
  answer,
  loseConnection,
  advanceClock,
  holdRequest,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PLANS = { today: '2026-11-22', open: [], archive: [] }

function Today() {
  const { data, failureReason, refetch } = useCall(planApiCalls.listPlans, {})
  return (
    <>
      <p>{data?.today ?? failureReason?.message}</p>
      <button onClick={() => void refetch()}>Ponovno</button>
    </>
  )
}

const open = async () => {
  render(
    <>
      <Today />
      <Today />
    </>,
  )
  await settle()
}
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)

it('concurrent callers share one request', async () => {
  answer(planApiCalls.listPlans, PLANS)
  await open()
  expect(shown()).toEqual([PLANS.today, PLANS.today])
  expect(sentInputs(planApiCalls.listPlans)).toEqual([{}])
})

it('a lost connection is reported, and the request repeated until it succeeds', async () => {
  loseConnection(planApiCalls.listPlans)
  await open()
  expect(shown()[0]).toMatch(/^Nema veze/)
  await advanceClock(backoffMs(0))
  expect(sentInputs(planApiCalls.listPlans)).toHaveLength(2)
  answer(planApiCalls.listPlans, PLANS)
  await advanceClock(backoffMs(1))
  expect(shown()[0]).toBe(PLANS.today)
})

it.each([
  ['it is asked for by hand', () => fireEvent.click(screen.getAllByText('Ponovno')[0] as Element)],
  ['the connection is back', () => fireEvent(window, new Event('online'))],
])('a waiting retry is sent at once when %s', async (_, ask) => {
  loseConnection(planApiCalls.listPlans)
  await open()
  answer(planApiCalls.listPlans, PLANS)
  ask()
  await settle()
  expect(shown()[0]).toBe(PLANS.today)
})

it('a rejection is final', async () => {
  refuse(planApiCalls.listPlans, 403, 'Za ovo nema dopuštenja.')
  await open()
  expect(shown()[0]).toBe('Za ovo nema dopuštenja.')
  await advanceClock(backoffMs(9))
  expect(sentInputs(planApiCalls.listPlans)).toHaveLength(1)
})

it('an aborted request fails as without a response', async () => {
  const waiting = holdRequest(planApiCalls.listPlans)
  const stop = new AbortController()
  const answered = call(planApiCalls.listPlans, undefined, {
    signal: AbortSignal.any([stop.signal]),
  })
  stop.abort()
  await expect(answered).rejects.toMatchObject({ status: 0 })
  await waiting.answer(PLANS)
})
