import { endpoint, route } from '@/lib/platform/http/endpoint'
import { setBookmark } from '@/lib/learning/notebook/bookmarks'
import { markLessonContract } from '@/lib/learning/notebook/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(markLessonContract, async ({ session, params, body: { isMarked } }) => {
    await setBookmark({ pupilId: session.accountId, lessonId: params.id, isMarked })
    return { isMarked }
  }),
)
