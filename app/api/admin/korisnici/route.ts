import { listPeopleContract } from '@/lib/across/accounts/people/contract'
import { listPeople } from '@/lib/across/accounts/people/list'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPeopleContract, listPeople))
