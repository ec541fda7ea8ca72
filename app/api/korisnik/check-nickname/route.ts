import { endpoint, route } from '@/lib/platform/http/endpoint'
import { checkNicknameContract } from '@/lib/across/accounts/contract'
import { availabilityOf } from '@/lib/across/accounts/nicknames/availability'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkNicknameContract, ({ body }) => availabilityOf(body.nickName)),
)
