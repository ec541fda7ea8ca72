import { CONTENT_MESSAGES, gradeLessonChoicesContract } from '@/lib/content/curriculum/contract'
import {
  cachedGradeLessonChoices,
  listGradeLessonChoices,
} from '@/lib/content/curriculum/grade-lesson-choices'
import { findGrade } from '@/lib/content/curriculum/queries'
import { HttpError } from '@/lib/platform/http/errors'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { isId } from '@/lib/platform/is-id'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(gradeLessonChoicesContract, async ({ params: { id }, query: { trazi } }) => {
    const grade = isId(id) ? await findGrade({ id }) : null
    if (!grade) throw new HttpError(404, CONTENT_MESSAGES.gradeNotFound)
    return trazi ? listGradeLessonChoices(grade._id, trazi) : cachedGradeLessonChoices(grade._id)
  }),
)
