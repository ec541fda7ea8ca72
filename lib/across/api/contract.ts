import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'

export const openApiContract = contract('GET /openapi.json', {
  access: 'public',
  summary: 'Opis svih poziva',
  returns: z.record(z.string(), z.unknown()),
})
