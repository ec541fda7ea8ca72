import { CONTENT_MESSAGES, listGradeLessonsContract } from '@/lib/content/curriculum/contract'
import { cachedGradeLessons, listGradeLessons } from '@/lib/content/curriculum/grade-lessons'
import { findGrade } from '@/lib/content/curriculum/queries'
import { HttpError } from '@/lib/platform/http/errors'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { isId } from '@/lib/platform/is-id'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listGradeLessonsContract, async ({ params: { id }, query: { trazi } }) => {
    const grade = isId(id) ? await findGrade({ id }) : null
    if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
    return trazi ? listGradeLessons(grade._id, trazi) : cachedGradeLessons(grade._id)
  }),
)
