import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveBestFriendsContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveListHandler } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveBestFriendsContract, saveListHandler('bestFriends')),
)
