import { endpoint, route } from '@/lib/http/endpoint'
import { signOutContract } from '@/lib/accounts/contract'
import { signOut } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(signOutContract, signOut))
