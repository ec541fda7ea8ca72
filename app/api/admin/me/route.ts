import { meContract } from '@/lib/admin/contract'
import { currentAdmin } from '@/lib/admin/sign-in'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(meContract, currentAdmin))
