import { logoutContract } from '@/lib/admin/contract'
import { signOutAdmin } from '@/lib/admin/sign-in'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(logoutContract, signOutAdmin))
