import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/http/client'
import {
  atTheDesk,
  choose,
  goingOn,
  openTest,
  pass,
  reviewAt,
  server,
  settle,
  sitDown,
  texts,
} from '../support/lesson-test'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

atTheDesk()

const heading = () => screen.getByRole('heading', { level: 2 })

describe('a timer', () => {
  const MINUTE = 60_000
  const timed = (remainingMs: number) => {
    server.says('/lessons/{id}/test', openTest({ minutes: 5, remainingMs }))
    server.says('/lessons/{id}/testovi', goingOn(remainingMs))
  }

  it('tells the minutes, and no seconds that run away', async () => {
    timed(5 * MINUTE)
    await sitDown()
    expect(texts()).toContain('Još 5 minuta')
    await pass(1_000)
    expect(texts()).toContain('Još 5 minuta')
    await pass(3 * MINUTE)
    expect(texts()).toContain('Još 2 minute')
    await pass(MINUTE)
    expect(texts()).toContain('Još manje od minute')
  })

  it('that ran out saves what is open and hands in', async () => {
    timed(MINUTE)
    await sitDown()
    await pass(59_800)
    choose(/drugi/)
    await pass(1_200)
    expect(server.kept()).toHaveLength(1)
    expect(server.handedIn()).toHaveLength(1)
    expect(texts()).toContain('Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.')
  })

  it('that ran out without a connection hands in when it is back, and nags nobody', async () => {
    timed(MINUTE)
    await sitDown()
    server.goesAway()
    await pass(MINUTE + 1_000)
    expect(texts()).toContain('Vrijeme je isteklo, predajem test...')
    expect(toast).not.toHaveBeenCalled()
    server.comesBack()
    fireEvent(window, new Event('online'))
    await pass(0)
    expect(heading().textContent).toBe('dobar (3)')
    const { length } = server.handedIn()
    await pass(MINUTE)
    expect(server.handedIn()).toHaveLength(length)
  })

  it('is not blamed when the test was handed in on another device', async () => {
    timed(5 * MINUTE)
    await sitDown()
    server.says('/testovi/{id}/odgovori', new ApiError(409, 'Ovaj je test već predan.'))
    server.says('/testovi/{id}', reviewAt('2026-11-20T10:02:00.000Z'))
    choose(/drugi/)
    await settle()
    expect(texts()).toContain('Ovaj je test već predan.')
    expect(texts()).not.toContain('Vrijeme je isteklo')
  })

  it('that ran out on a server that takes no more is told of', async () => {
    timed(5 * MINUTE)
    await sitDown()
    server.says('/testovi/{id}/odgovori', new ApiError(409, 'Vrijeme je isteklo.'))
    server.says('/testovi/{id}', reviewAt('2026-11-20T10:05:00.000Z'))
    choose(/drugi/)
    await settle()
    expect(texts()).toContain('Vrijeme je isteklo, pa je test predan sa spremljenim odgovorima.')
  })

  it('does not listen to a clock that is set forward', async () => {
    timed(5 * MINUTE)
    await sitDown()
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * MINUTE)
    await pass(2_000)
    expect(texts()).toContain('Još 5 minuta')
    expect(server.handedIn()).toEqual([])
  })
})
