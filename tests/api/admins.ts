import { createAdmin } from '@/lib/admin/create'
import { answerTo, call } from './call'
import { cookiesOf, PASSWORD } from './people'

/** An admin as their browser calls. */
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
  const headers = { 'x-iskra-client-address': email }
  const response = await call('POST', '/admin/login', {
    body: { email, password: PASSWORD },
    headers,
  })
  const cookie = cookiesOf(response)
  const asks: AdminCalls = async (method, address, body) => {
    const answer = await answerTo(method, address, { ...(body && { body }), headers: { cookie } })
    return answer as { status: number; body: never }
  }
  return { id, email, cookie, asks }
}
