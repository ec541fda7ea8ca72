import { describe, expect, onTestFinished, test } from 'vitest'
import { contracts } from '@/lib/across/api/contracts'
import type { Contract } from '@/lib/platform/http/contract'
import { callForBody } from '../../support/call'

type Operation = {
  summary: string
  security: object[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>
}

type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, object>; securitySchemes: Record<string, object> }
}

const document = () => callForBody<Document>('GET', '/openapi.json')

describe('GET /api/openapi.json', () => {
  test('describes every call and nothing else', async () => {
    const { openapi, info, paths } = await document()
    expect(openapi).toBe('3.1.0')
    expect(info).toEqual({ title: 'Iskra', version: '1' })
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = contracts.map(({ method, path }) => `${method} /api${path}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  test('every placeholder has a required parameter, and every path parameter has a placeholder', async () => {
    for (const [path, operations] of Object.entries((await document()).paths)) {
      expect(path).toMatch(/^\/api(\/([\w.-]+|\{\w+\}))+$/)
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(operations)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map(({ name }) => name)).toEqual(placeholders)
        expect(inPath.every(({ required }) => required)).toBe(true)
      }
    }
  })

  test.each([
    ['get', '/api/openapi.json', []],
    ['post', '/api/lessons/search', [{}, { user: [] }]],
    ['get', '/api/korisnik/profil', [{ user: [] }]],
    ['get', '/api/korisnik/izvoz', [{ user: ['parent'] }]],
    ['get', '/api/kartice/danas', [{ user: ['pupil'] }]],
    ['get', '/api/lessons', [{ admin: [] }]],
  ])('states who may call %s %s', async (method, path, security) => {
    const { paths, components } = await document()
    expect(paths[path]?.[method]?.security).toEqual(security)
    expect(components.securitySchemes).toMatchObject({
      user: { type: 'apiKey', in: 'cookie', name: 'iskra_user_token' },
      admin: { type: 'apiKey', in: 'cookie', name: 'iskra_admin_token' },
    })
  })

  test('is created once, however often it is requested', async () => {
    await document()
    const [first] = contracts as [Contract, ...Contract[]]
    const { summary } = first
    let reads = 0
    const get = () => {
      reads += 1
      return summary
    }
    Object.defineProperty(first, 'summary', { get, configurable: true })
    onTestFinished(() => {
      Object.defineProperty(first, 'summary', { value: summary, configurable: true })
    })
    const { paths } = await document()
    expect(reads).toBe(0)
    expect(Object.keys(paths)).not.toEqual([])
  })

  test('contains nothing redundant: no pattern beside a format, no dialect', async () => {
    const text = JSON.stringify(await document())
    expect(text).toContain('"format":"uuid"')
    expect(text).not.toContain('[0-9a-fA-F]{8}-')
    expect(text).not.toContain('$schema')
    expect(text.length).toBeLessThan(740_000)
  })

  test('responses, bodies and failures have a schema', async () => {
    const { paths, components } = await document()
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(operation.summary).not.toBe('')
      const [content] = Object.values(operation.responses['200']?.content ?? {})
      expect(content?.schema).toBeTypeOf('object')
      expect(operation.responses.default?.$ref).toBe('#/components/responses/Failure')
      if (!operation.requestBody) continue
      const { 'application/json': json, ...files } = operation.requestBody.content
      for (const file of Object.values(files)) {
        expect(file.schema).toMatchObject({ type: 'string', format: 'binary' })
      }
      if (!json) continue
      expect(json.schema).toMatchObject({ type: 'object', additionalProperties: false })
    }
    expect(Object.keys(components.responses)).toEqual(['Failure'])
  })
})
