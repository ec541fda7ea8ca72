import { createAdmin } from '@/lib/platform/admin/create'
import { callForAnswer, call } from './call'
import { cookiesOf, PASSWORD } from './people'

/** Calls in the name of an admin. */
export type AdminCalls = (
  method: string,
  address: string,
  body?: object,
) => Promise<{ status: number; body: never }>

let admins = 0

/** A new admin, signed in. */
export async function newAdmin() {
  const email = `urednik${(admins += 1)}@iskra.test`
  const id = await createAdmin({ email, password: PASSWORD })
  const body = { email, password: PASSWORD }
  const cookie = cookiesOf(await call('POST', '/admin/login', { body, from: email }))
  const asks: AdminCalls = async (method, address, body) => {
    const answer = await callForAnswer(method, address, { ...(body && { body }), cookie })
    return answer as { status: number; body: never }
  }
  return { id, email, cookie, asks }
}
