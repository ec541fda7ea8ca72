import { CONTENT_MESSAGES, listSubjectsContract } from '@/lib/content/contract'
import { findGrade, listSubjects } from '@/lib/content/queries'
import { isId } from '@/lib/is-id'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSubjectsContract, async ({ params: { id } }) => {
    const grade = isId(id) ? await findGrade({ id }) : null
    if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
    const subjects = await listSubjects(grade._id)
    if (!subjects.length) throw new HttpError(404, CONTENT_MESSAGES.noSubjects)
    return subjects
  }),
)
