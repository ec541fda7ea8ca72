import { readPrerequisiteMapContract } from '@/lib/content/curriculum/prerequisites/contract'
import { readPrerequisiteMap } from '@/lib/content/curriculum/prerequisites/map'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readPrerequisiteMapContract, readPrerequisiteMap),
)
