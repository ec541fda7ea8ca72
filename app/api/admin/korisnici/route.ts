import { listPeopleContract } from '@/lib/accounts/people/contract'
import { listPeople } from '@/lib/accounts/people/list'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPeopleContract, listPeople))
