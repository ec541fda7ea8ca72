import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listBin } from '@/lib/editing/records/bin'
import { listBinContract } from '@/lib/editing/records/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listBinContract, listBin))
