import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { CACHE_TAGS } from '@/lib/cache/tags'

export const renewContract = contract('POST /cache/renew', {
  access: 'internal',
  summary: 'Obnavlja stranice s ovim oznakama; samo za sam proces',
  body: z.strictObject({ tags: z.array(z.enum(CACHE_TAGS)) }),
  returns: z.object({ renewed: z.array(z.enum(CACHE_TAGS)) }),
})
