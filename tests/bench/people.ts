import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'

/** Signs a demo account in. Resolves with the `Cookie` header. */
export async function signIn(url: string, email: string, address = '10.2.0.1'): Promise<string> {
  const response = await fetch(`${url}/api/korisnik/prijava`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: DEMO_ACCOUNTS.password }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${email} is not let in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
