import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { recordShape } from '@/lib/platform/admin/records'
import { slugSchema } from '@/lib/content/curriculum/model'
import { contract } from '@/lib/platform/http/contract'
import { ownPictureSchema } from '@/lib/site/dynamic-content/addresses'
import { POST_LIMITS as MAX, postSchema, postSummarySchema } from './model'

/** Answer for a post that does not exist or is not published. */
export const POST_MISSING = 'Ovaj članak ne postoji.'

export const listPostsContract = contract('GET /blogs', {
  access: 'public',
  summary: 'Objavljeni članci bloga, najnoviji prvi',
  returns: z.array(postSummarySchema),
})

export const readPostContract = contract('GET /blogs/{slug}', {
  access: 'public',
  summary: 'Objavljeni članak bloga',
  params: z.object({ slug: slugSchema }),
  returns: postSchema,
})

/** The post form. An empty `slug` is derived from the title. */
export const postFields = z.object({
  title: z.string().trim().min(1).max(MAX.title),
  slug: z.string().trim().max(120).optional(),
  summary: z.string().trim().max(MAX.summary),
  text: z.string().trim().max(MAX.text),
  image: ownPictureSchema,
  author: z.string().trim().max(MAX.author).default(''),
  tags: z.array(z.string().trim().min(1).max(MAX.tag)).max(MAX.tags).default([]),
  isPublished: z.boolean(),
})

const stored = postFields.required().extend({
  ...recordShape,
  publishedAt: z.iso.datetime().nullable(),
})

export const listContract = contract('GET /admin/blogovi', {
  access: 'admin',
  summary: 'Svi članci bloga, i skice',
  query: listInputSchema(['publishedAt', 'title'], { isPublished: z.stringbool().optional() }),
  returns: pagedSchema(stored.omit({ text: true })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/admin/blogovi',
  {
    sent: postFields,
    record: stored,
    summaries: {
      read: 'Članak bloga za uređivanje',
      create: 'Novi članak bloga',
      save: 'Mijenja članak bloga; objavljen se odmah vidi',
      delete: 'Briše članak bloga',
    },
  },
)
