import { beforeEach, vi } from 'vitest'
import { ApiError, call } from '@/lib/http/client'

/** For tests whose client is mocked (`./edges`); others describe the network (`./network`). */
export { press } from './person'
export { settle } from './network'

export const server = vi.mocked(call)

/** Starts each test of a file with a server that was asked nothing. */
export const withoutMemory = () => beforeEach(() => void server.mockReset())

export const refusal = (status: number, message: string, fields?: Record<string, string[]>) =>
  new ApiError(status, message, fields)

/** The calls that went out: the path and the body of each. */
export const sent = () =>
  server.mock.calls.map(([target, input]) => [target.path, (input as { body?: unknown })?.body])
