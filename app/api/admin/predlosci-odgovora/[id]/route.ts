import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  deleteTemplateContract,
  saveTemplateContract,
} from '@/lib/asking/professor/answering/contract'
import { deleteTemplate, saveTemplate } from '@/lib/asking/professor/answering/templates'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveTemplateContract, saveTemplate),
  endpoint(deleteTemplateContract, ({ params }) => deleteTemplate(params.id)),
)
