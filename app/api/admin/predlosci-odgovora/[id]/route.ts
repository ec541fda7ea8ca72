import { endpoint, route } from '@/lib/http/endpoint'
import { deleteTemplateContract, saveTemplateContract } from '@/lib/professor/answering/contract'
import { deleteTemplate, saveTemplate } from '@/lib/professor/answering/templates'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveTemplateContract, saveTemplate),
  endpoint(deleteTemplateContract, ({ params }) => deleteTemplate(params.id)),
)
