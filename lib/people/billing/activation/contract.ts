import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { contract } from '@/lib/platform/http/contract'
import { accessViewSchema } from '../model'
import { ORDER_STATES } from '../orders/model'
import { PRODUCT_LIMITS } from '../products/model'

export const ACTIVATION_MESSAGES = {
  failed: 'Proizvod nije aktiviran. Ništa nije promijenjeno. Pokušaj ponovno.',
  undoFailed: 'Aktivacija nije poništena. Ništa nije promijenjeno. Pokušaj ponovno.',
  foreignEmail: 'Email administratora mora biti onaj s kojim si prijavljen.',
  noProduct: 'Ovog proizvoda više nema. Odaberi drugi.',
  noFamily: 'Ove obitelji ili djeteta više nema.',
  noActivation: 'Ove aktivacije više nema.',
  tooLate: 'Aktivacija se može poništiti samo jedan dan.',
  wasUndone: 'Ova je aktivacija poništena. Aktiviraj proizvod ponovno.',
} as const

const answer = z.object({
  _id: z.uuid(),
  /** The family's access after the call. */
  access: accessViewSchema,
})

/** Rule 15.9. */
export const activateProductContract = contract('POST /admin/activate-product', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Aktivira proizvod djetetovoj obitelji; ista aktivacija ponovno poslana vrijedi jednom',
  body: z.strictObject({
    childId: z.uuid(),
    productMetadata: z.strictObject({
      productId: z.uuid(),
      /**
       * Identifies the activation. Without it, a product is activated at most once a day per child.
       */
      activationId: z.uuid().optional(),
      /** The paid order. It is closed, and can be activated only once. */
      orderId: z.uuid().optional(),
      /** The state shown to the admin. If it has changed since, the call is refused (409). */
      orderState: z.enum(ORDER_STATES).optional(),
    }),
    productName: z.string().trim().min(1).max(PRODUCT_LIMITS.name),
    /** The price paid, in euro. */
    productPrice: z
      .number()
      .min(0)
      .max(PRODUCT_LIMITS.price / 100),
    adminEmail: z.string().max(CREDENTIAL_LENGTHS.email),
    parentId: z.uuid(),
  }),
  returns: answer,
  failure: ACTIVATION_MESSAGES.failed,
})

export const undoActivationContract = contract('DELETE /admin/aktivacije/{id}', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Poništava aktivaciju unutar jednog dana',
  params: recordParams,
  returns: answer,
  failure: ACTIVATION_MESSAGES.undoFailed,
})
