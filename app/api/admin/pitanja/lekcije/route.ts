import { endpoint, route } from '@/lib/http/endpoint'
import { listPlacesContract } from '@/lib/questions/editing/contract'
import { listPlaces } from '@/lib/questions/editing/places'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPlacesContract, listPlaces))
