import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordParams } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { ORDER_STATES, orderSchema } from '../model'

const adminOrderSchema = orderSchema.extend({
  productId: z.uuid().nullable(),
  parentId: z.uuid(),
  parentName: z.string(),
  email: z.string(),
})

export const listAdminOrdersContract = contract('GET /admin/narudzbe', {
  access: 'admin',
  summary: 'Narudžbe svih obitelji; traži se po broju, imenu i emailu',
  query: listInputSchema(['number'], {
    state: z.enum(ORDER_STATES).optional(),
    // Newest first: those are the ones waiting for payment.
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: pagedSchema(adminOrderSchema),
})

export const readAdminOrderContract = contract('GET /admin/narudzbe/{id}', {
  access: 'admin',
  summary: 'Narudžba i djeca kojima se može aktivirati',
  params: recordParams,
  returns: adminOrderSchema.extend({
    children: z.array(z.object({ _id: z.uuid(), firstName: z.string() })),
  }),
})
