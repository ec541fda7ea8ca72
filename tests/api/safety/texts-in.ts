/** The part of a JSON schema that tells where texts are. */
export type Schema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Longest text of a field that names no limit: what fits into a body. */
const UNLIMITED = 30_000

/** Characters of a list, more than the server reads: lists in lists would grow beyond what a string holds. */
const MOST_OF_LIST = 3_000_000

const isText = ({ type, format }: Schema) =>
  type === 'string' && !['uuid', 'date', 'date-time'].includes(format ?? '')

/**
 * Values that differ from `example` in one text each, which `grow` writes in the greatest length
 * that the schema allows.
 */
export function withTexts(
  schema: Schema,
  example: unknown,
  grow: (max: number) => string,
): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((one) => withTexts(one, example, grow))
  if (schema.enum ?? 'const' in schema) return []
  if (isText(schema)) return [grow(schema.maxLength ?? UNLIMITED)]
  if (schema.items) {
    return withTexts(schema.items, undefined, grow).map((item) => {
      const fitting = Math.ceil(MOST_OF_LIST / JSON.stringify(item).length)
      return Array.from({ length: Math.min(schema.maxItems ?? 1, fitting) }, () => item)
    })
  }
  if (schema.type !== 'object') return []
  const own = Object.entries(schema.properties ?? {})
  const constants = own.flatMap(([key, one]) => ('const' in one ? [[key, one.const]] : []))
  const base = { ...(typeof example === 'object' ? example : {}), ...Object.fromEntries(constants) }
  const any = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null
  const fields = any ? [...own, ['a', any] as const] : own
  return fields.flatMap(([key, one]) =>
    withTexts(one, (base as Record<string, unknown>)[key], grow).map((value) => ({
      ...base,
      [key]: value,
    })),
  )
}
