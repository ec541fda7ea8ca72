import { endpoint, route } from '@/lib/http/endpoint'
import { checkNicknameContract } from '@/lib/accounts/contract'
import { availabilityOf } from '@/lib/accounts/nicknames/availability'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkNicknameContract, ({ body }) => availabilityOf(body.nickName)),
)
