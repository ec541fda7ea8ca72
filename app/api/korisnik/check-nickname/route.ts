import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { checkNicknameContract } from '@/lib/accounts/contract'
import { availabilityOf } from '@/lib/accounts/nicknames/availability'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkNicknameContract, ({ body }) => availabilityOf(body.nickName)),
)
