import { z } from 'zod'
import { contract, fileAnswerSchema } from '@/lib/platform/http/contract'
import { ORDER_LIMITS } from './limits'
import { ORDER_MESSAGES as M } from './messages'
import { orderDetailsSchema, orderSchema } from './model'

const params = z.object({ id: z.uuid() })

export const placeOrderContract = contract('POST /narudzbe', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Naručuje proizvod; dok narudžba čeka uplatu, ista narudžba vrijedi jednom',
  body: z.strictObject({
    productId: z.uuid(),
    /** The price the parent has seen, in euro cents. */
    price: z.int().min(0),
  }),
  returns: orderDetailsSchema,
  accountRateLimit: { points: ORDER_LIMITS.anHour, perSeconds: 3_600 },
  failure: M.failed,
})

export const listOrdersContract = contract('GET /narudzbe', {
  access: 'parent',
  summary: 'Vlastite narudžbe, novija prva',
  returns: z.array(orderSchema),
})

export const readOrderContract = contract('GET /narudzbe/{id}', {
  access: 'parent',
  summary: 'Vlastita narudžba, s podacima za uplatu dok čeka',
  params,
  returns: orderDetailsSchema,
})

export const cancelOrderContract = contract('DELETE /narudzbe/{id}', {
  access: 'parent',
  summary: 'Otkazuje vlastitu narudžbu koja čeka uplatu',
  params,
  returns: orderDetailsSchema,
})

export const drawSlipCodeContract = contract('GET /narudzbe/{id}/uplatnica', {
  access: 'parent',
  summary: 'Kod uplatnice vlastite narudžbe (HUB-3A, PDF417) kao slika SVG ili PNG',
  params,
  query: z.object({ oblik: z.enum(['svg', 'png']).default('svg') }),
  returns: fileAnswerSchema,
})
