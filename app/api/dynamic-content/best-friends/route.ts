import { endpoint, route } from '@/lib/http/endpoint'
import { saveBestFriendsContract } from '@/lib/site/lists/contract'
import { saveNamed } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveBestFriendsContract, saveNamed('bestFriends')),
)
