import { z } from 'zod'
import { expect } from './test'

const url = z.url()
const text = z.string().min(1)
const kind = <Name extends string>(name: Name) => z.looseObject({ '@type': z.literal(name) })

const question = kind('Question').extend({
  text,
  acceptedAnswer: kind('Answer').extend({ text }),
})

/**
 * The properties that structured data of each type needs (schema.org and the guidelines of search
 * engines).
 */
const SCHEMAS: Record<string, z.ZodType> = {
  WebSite: z.looseObject({ name: text, url, inLanguage: z.literal('hr') }),
  Organization: z.looseObject({ name: text, url, logo: url }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(kind('ListItem').extend({ position: z.int(), name: text, item: url }))
      .min(2),
  }),
  LearningResource: z.looseObject({
    name: text,
    description: text,
    url,
    image: url,
    inLanguage: z.literal('hr'),
    educationalLevel: text,
    isAccessibleForFree: z.boolean(),
  }),
  Quiz: z.union([
    z.looseObject({
      name: text,
      url,
      inLanguage: z.literal('hr'),
      isAccessibleForFree: z.boolean(),
    }),
    z.looseObject({ url, inLanguage: z.literal('hr'), hasPart: z.array(question).min(1) }),
  ]),
}

type Data = { '@type'?: string; '@context'?: string; '@graph'?: Data[] }

/**
 * Asserts that a page's structured data names schema.org and has the properties its types need.
 * Types that are not listed in `SCHEMAS` may have any.
 */
export function expectStructuredData(path: string, data: Data): void {
  expect(data['@context'], path).toBe('https://schema.org')
  for (const item of data['@graph'] ?? [data]) {
    const found = SCHEMAS[String(item['@type'])]?.safeParse(item)
    expect(found?.error?.issues ?? [], `${path} ${item['@type']}`).toEqual([])
  }
}
