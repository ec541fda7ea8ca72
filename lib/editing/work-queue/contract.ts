import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'

const queueSection = z.object({
  key: z.string(),
  title: z.string(),
  /** Said where there is nothing to do. */
  empty: z.string(),
  /** The page that shows all of it; null where the items are on pages of their own. */
  path: z.string().nullable(),
  count: z.int(),
  /** The first few; `note` says what about them. */
  first: z.array(z.object({ title: z.string(), note: z.string(), path: z.string() })),
})
export type QueueSection = z.output<typeof queueSection>

export const readQueueContract = contract('GET /admin/posao', {
  access: 'admin',
  summary: 'Što čeka urednika, po vrstama posla: koliko i prvih nekoliko',
  returns: z.array(queueSection),
})
