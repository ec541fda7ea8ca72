import { CONTENT_MESSAGES, listGradeLessonsContract } from '@/lib/content/contract'
import { cachedGradeLessons, listGradeLessons } from '@/lib/content/grade-lessons'
import { findGrade } from '@/lib/content/queries'
import { HttpError } from '@/lib/http/errors'
import { endpoint, route } from '@/lib/http/endpoint'
import { isId } from '@/lib/is-id'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listGradeLessonsContract, async ({ params: { id }, query: { trazi } }) => {
    const grade = isId(id) ? await findGrade({ id }) : null
    if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
    return trazi ? listGradeLessons(grade._id, trazi) : cachedGradeLessons(grade._id)
  }),
)
