import { cachedLessonCountsByGrade } from '@/lib/content/curriculum/cached'
import { countLessonsContract } from '@/lib/content/curriculum/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countLessonsContract, async () => ({
    countsByGrade: await cachedLessonCountsByGrade(),
  })),
)
