import { cachedLessonCounts } from '@/lib/content/cached'
import { countLessonsContract } from '@/lib/content/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countLessonsContract, async () => ({ countsByGrade: await cachedLessonCounts() })),
)
