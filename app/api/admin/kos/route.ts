import { endpoint, route } from '@/lib/http/endpoint'
import { listBin } from '@/lib/records/bin'
import { listBinContract } from '@/lib/records/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listBinContract, listBin))
