import { endpoint, route } from '@/lib/platform/http/endpoint'
import { setBookmark } from '@/lib/learning/notebook/bookmarks'
import { setBookmarkContract } from '@/lib/learning/notebook/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(setBookmarkContract, async ({ session, params, body: { isMarked } }) => {
    await setBookmark({ pupilId: session.accountId, lessonId: params.id, isMarked })
    return { isMarked }
  }),
)
