import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitMs } from '@/lib/platform/browser/keep-trying'
import { useCall } from '@/lib/platform/browser/queries'
import { call } from '@/lib/platform/http/client'
import { planCalls } from '@/lib/learning/plan/calls'
import { answer, loseConnection, pass, pending, refuse, sent, settle } from '../../support/network'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PLANS = { today: '2026-11-22', open: [], archive: [] }

function Today() {
  const { data, failureReason, refetch } = useCall(planCalls.listPlans, {})
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

it('a call is answered once for all that ask', async () => {
  answer(planCalls.listPlans, PLANS)
  await open()
  expect(shown()).toEqual([PLANS.today, PLANS.today])
  expect(sent(planCalls.listPlans)).toEqual([{}])
})

it('a lost connection is said, and the call made again until it is answered', async () => {
  loseConnection(planCalls.listPlans)
  await open()
  expect(shown()[0]).toMatch(/^Nema veze/)
  await pass(waitMs(0))
  expect(sent(planCalls.listPlans)).toHaveLength(2)
  answer(planCalls.listPlans, PLANS)
  await pass(waitMs(1))
  expect(shown()[0]).toBe(PLANS.today)
})

it.each([
  ['it is asked for by hand', () => fireEvent.click(screen.getAllByText('Ponovno')[0] as Element)],
  ['the connection is back', () => fireEvent(window, new Event('online'))],
])('what waits to be sent again is sent at once when %s', async (_, ask) => {
  loseConnection(planCalls.listPlans)
  await open()
  answer(planCalls.listPlans, PLANS)
  ask()
  await settle()
  expect(shown()[0]).toBe(PLANS.today)
})

it('a refusal is final', async () => {
  refuse(planCalls.listPlans, 403, 'Za ovo nema dopuštenja.')
  await open()
  expect(shown()[0]).toBe('Za ovo nema dopuštenja.')
  await pass(waitMs(9))
  expect(sent(planCalls.listPlans)).toHaveLength(1)
})

it('a call that is given up fails as if no answer came', async () => {
  const waiting = pending(planCalls.listPlans)
  const stop = new AbortController()
  const answered = call(planCalls.listPlans, undefined, { signal: AbortSignal.any([stop.signal]) })
  stop.abort()
  await expect(answered).rejects.toMatchObject({ status: 0 })
  await waiting.answer(PLANS)
})
