import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'

const queueSection = z.object({
  key: z.string(),
  title: z.string(),
  /** Shown when nothing waits. */
  empty: z.string(),
  /** The page with the whole list; null when items have pages of their own. */
  path: z.string().nullable(),
  count: z.int(),
  /** The first items, each with a `note` about its state. */
  first: z.array(z.object({ title: z.string(), note: z.string(), path: z.string() })),
})
export type QueueSection = z.output<typeof queueSection>

export const readQueueContract = contract('GET /admin/posao', {
  access: 'admin',
  summary: 'Što čeka urednika, po vrstama posla: koliko i prvih nekoliko',
  returns: z.array(queueSection),
})
