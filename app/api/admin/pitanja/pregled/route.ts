import { endpoint, route } from '@/lib/http/endpoint'
import { previewContract } from '@/lib/questions/editing/contract'
import { previewQuestion } from '@/lib/questions/editing/preview'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(previewContract, previewQuestion))
