import { endpoint, route } from '@/lib/platform/http/endpoint'
import { previewContract } from '@/lib/content/questions/editing/contract'
import { previewQuestion } from '@/lib/content/questions/editing/preview'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(previewContract, previewQuestion))
