import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'

export const healthContract = contract('GET /health', {
  access: 'public',
  summary: 'Odgovara dok proces živi i imenuje izdanje stranica',
  returns: z.object({ status: z.literal('ok'), build: z.string() }),
})

export const readyContract = contract('GET /health/ready', {
  access: 'public',
  summary: 'Odgovara 200 kad su baza i njezine migracije spremne, inače 503',
  returns: z.object({ status: z.literal('ready') }),
})
