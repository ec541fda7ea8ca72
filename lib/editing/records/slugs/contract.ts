import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'

/** Kinds of records whose slug is generated from their name. */
export const SLUG_KINDS = ['lesson', 'unit', 'literature', 'subject', 'post', 'funQuiz'] as const

export type SlugKind = (typeof SLUG_KINDS)[number]

/** Rule 2.4. */
export const uniqueSlugContract = contract('POST /utils/generate-unique-slug', {
  access: 'admin',
  summary: 'Slobodna adresa za lekciju, cjelinu, literaturu, predmet, članak ili zabavni kviz',
  body: z.strictObject({
    baseSlug: z.string().max(200),
    modelType: z.enum(SLUG_KINDS),
    /** The record being edited, which may keep its own address. */
    _id: z.uuid().optional(),
  }),
  returns: z.object({ slug: z.string() }),
})
