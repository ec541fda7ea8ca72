import 'server-only'
import { hashPassword } from '@/lib/auth/password'
import { pictureSecret, type PictureName } from './pictures/model'

type Wanted = { password?: string | null | undefined; pictures?: PictureName[] | undefined }

/**
 * What a child's account keeps of a new secret, which takes the place of the other kind: a password,
 * pictures, or nothing for null. Undefined where neither is spoken of: then all stays as it was.
 */
export async function hashChildSecret({ password, pictures }: Wanted) {
  if (pictures)
    return { passwordHash: null, pictureHash: await hashPassword(pictureSecret(pictures)) }
  if (password === undefined) return undefined
  return {
    passwordHash: password === null ? null : await hashPassword(password),
    pictureHash: null,
  }
}
