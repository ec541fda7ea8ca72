import { z } from 'zod'
import { TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import {
  type Access,
  type Contract,
  fileAnswerSchema,
  uploadLimits,
  type UploadLimits,
} from './contract'

/** Describes contracts as an OpenAPI 3.1 document, with Zod's JSON Schema output. */
export function describeApi(contracts: Contract[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const c of contracts) {
    ;(paths[`/api${c.path}`] ??= {})[c.method.toLowerCase()] = operation(c)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Iskra', version: '1' },
    paths,
    components: { responses: { Failure: failureResponse }, securitySchemes: SECURITY_SCHEMES },
  }
}

const cookie = (name: string, description: string) => ({
  ...{ type: 'apiKey', in: 'cookie', name, description },
})

const SECURITY_SCHEMES = {
  user: cookie(TOKEN_COOKIES.user, 'Prijava roditelja ili učenika'),
  admin: cookie(TOKEN_COOKIES.admin, 'Prijava administratora'),
}

/** Security requirements by access: a scheme with its role; an empty object stands for guests. */
const SECURITY: Record<Access, object[]> = {
  public: [],
  optional: [{}, { user: [] }],
  user: [{ user: [] }],
  parent: [{ user: ['parent'] }],
  pupil: [{ user: ['pupil'] }],
  admin: [{ admin: [] }],
}

function operation(c: Contract) {
  const parameters = [...parametersOf('path', c.params), ...parametersOf('query', c.query)]
  return {
    summary: c.summary,
    tags: [c.path.split('/')[1]],
    security: SECURITY[c.access],
    ...(parameters.length > 0 && { parameters }),
    ...(c.body && { requestBody: { required: true, content: bodyOf(c, c.body) } }),
    responses: {
      200: { description: 'U redu', content: contentOf(c) },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

function parametersOf(location: 'path' | 'query', schema?: z.ZodObject) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
  }))
}

function bodyOf(c: Contract, body: z.ZodType) {
  const limits = uploadLimits(c)
  return limits ? filesOf(limits) : json(toSchema(body, 'input'))
}

/** A plain file of one of the types, up to the maximum size. */
const filesOf = ({ maxBytes, types }: UploadLimits) =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { schema: { type: 'string', format: 'binary', maxLength: maxBytes } },
    ]),
  )

function contentOf({ returns }: Contract) {
  if (returns === fileAnswerSchema) {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  }
  const event = returns.meta()?.event
  if (event instanceof z.ZodType)
    return { 'text/event-stream': { schema: toSchema(event, 'output') } }
  return json(toSchema(returns, 'output'))
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** JSON Schema in OpenAPI 3.1's default dialect; patterns that Zod adds to formats are removed. */
function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })
  return described
}

const failureResponse = {
  description: 'Rečenica o tome što nije u redu i, ako se tiče polja, rečenice uz polja',
  content: json({
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      fields: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
      confirm: { const: true, description: 'Prvo POST /api/korisnik/potvrdi-lozinku, zatim isto' },
      current: { description: 'Uz 409: zapis kakav je sada, kako bi ga vratio isti poziv' },
    },
  }),
}
