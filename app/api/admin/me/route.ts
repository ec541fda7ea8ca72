import { meContract } from '@/lib/admin/contract'
import { currentAdmin } from '@/lib/admin/sign-in'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(meContract, currentAdmin))
