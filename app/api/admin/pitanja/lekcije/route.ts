import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listPlacesContract } from '@/lib/content/questions/editing/contract'
import { listPlaces } from '@/lib/content/questions/editing/places'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPlacesContract, listPlaces))
