import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import type { Endpoint } from '@/lib/platform/http/endpoint'
import { filesIn } from './sources'

// Loads all routes with their imports, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const CATCH_ALL = 'app/api/[...path]/route.ts'

const files = filesIn('app/api', 'route.ts')
const nameOf = ({ method, path: address }: { method: string; path: string }) =>
  `${method} /api${address}`

/** The address of a route file in Next, with placeholders written as in contracts. */
const addressOf = (file: string) =>
  path.posix
    .dirname(file)
    .replace('app', '')
    .replace(/\[(\w+)\]/g, '{$1}')

/** The calls of a route file: its exports with a contract. */
async function callsOf(file: string): Promise<string[]> {
  const handlers = (await import(/* @vite-ignore */ path.resolve(file))) as Record<string, Endpoint>
  return METHODS.flatMap((method) => {
    const { contract } = handlers[method] ?? {}
    if (!contract) return []
    expect(contract.method, file).toBe(method)
    expect(`/api${contract.path}`, file).toBe(addressOf(file))
    return [nameOf(contract)]
  })
}

describe('the API', () => {
  test('has a route for every contract and a contract for every route', async () => {
    const routed = await Promise.all(files.filter((file) => file !== CATCH_ALL).map(callsOf))
    expect(routed.flat().toSorted()).toEqual(contracts.map(nameOf).toSorted())
    expect(routed.every((calls) => calls.length > 0)).toBe(true)
  })

  test('answers every other address and method in JSON', async () => {
    expect(files).toContain(CATCH_ALL)
    for (const file of files) {
      const handlers = (await import(/* @vite-ignore */ path.resolve(file))) as object
      expect(Object.keys(handlers).toSorted(), file).toEqual([...METHODS].toSorted())
    }
  })

  test('declares no call twice', () => {
    const names = contracts.map(nameOf)
    expect(names).toEqual([...new Set(names)])
  })
})

/** A write without a body by rule 3.16. */
const WITHOUT_BODY = 'PUT /api/professor-questions/mark-as-seen/{id}'

describe.each(contracts.map((one) => ({ name: nameOf(one), ...one })))('$name', (contract) => {
  const { name, method, params, body, summary } = contract

  test('declares its input and output', () => {
    expect(contract.returns).toBeDefined()
    expect(summary.length).toBeGreaterThan(5)
    const placeholders = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)
    expect(Object.keys(params?.shape ?? {})).toEqual(placeholders)
    const isWrite = method !== 'GET' && method !== 'DELETE' && name !== WITHOUT_BODY
    expect(body !== undefined, 'a body belongs to a write').toBe(isWrite)
  })
})
