import { CONTENT_MESSAGES, listGradeSubjectsContract } from '@/lib/content/curriculum/contract'
import { findGrade, listGradeSubjects } from '@/lib/content/curriculum/queries'
import { isId } from '@/lib/platform/is-id'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listGradeSubjectsContract, async ({ params: { id } }) => {
    const grade = isId(id) ? await findGrade({ id }) : null
    if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
    const subjects = await listGradeSubjects(grade._id)
    if (!subjects.length) throw new HttpError(404, CONTENT_MESSAGES.noSubjects)
    return subjects
  }),
)
