import { endpoint, route } from '@/lib/platform/http/endpoint'
import { signOutContract } from '@/lib/across/accounts/contract'
import { signOutByRequest } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(signOutContract, signOutByRequest))
