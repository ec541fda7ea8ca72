import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { checkNicknameContract } from '@/lib/users/contract'
import { availabilityOf } from '@/lib/users/nicknames/availability'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkNicknameContract, ({ body }) => availabilityOf(body.nickName)),
)
