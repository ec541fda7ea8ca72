import { adminMeContract } from '@/lib/admin/contract'
import { findAdmin } from '@/lib/admin/sign-in'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(adminMeContract, async ({ session }) => ({ admin: await findAdmin(session.accountId) })),
)
