import { z } from 'zod'

/** Response of a sign-out. */
export const signedOutSchema = z.object({
  success: z.boolean(),
  /** The page of the OpenID provider that ends the session there, too. */
  next: z.url().optional(),
})

export type SignedOut = z.output<typeof signedOutSchema>

export const toSignedOut = (next: string | undefined): SignedOut => ({
  success: true,
  ...(next !== undefined && { next }),
})
