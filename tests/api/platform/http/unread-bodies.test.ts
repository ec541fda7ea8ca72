import { expect, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import { uploadLimits } from '@/lib/platform/http/contract'
import { call } from '../../support/call'

const closed = contracts.filter((one) => one.body && !uploadLimits(one) && one.access === 'admin')

test.each(closed)(
  'an admin’s call does not read the body of a guest: $method $path',
  async ({ method, path }) => {
    let pulled = 0
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      pulled += 1
      controller.close()
    }
    const raw = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const headers = { 'content-type': 'application/json' }
    const { status } = await call(method, path.replaceAll(/\{\w+\}/g, 'nema'), { raw, headers })
    expect({ status, pulled }).toEqual({ status: 401, pulled: 0 })
  },
)
