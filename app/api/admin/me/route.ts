import { adminMeContract } from '@/lib/platform/admin/contract'
import { currentAdmin } from '@/lib/platform/admin/sign-in'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(adminMeContract, currentAdmin))
