import { cachedLessonCounts } from '@/lib/content/cached'
import { countLessonsContract } from '@/lib/content/contract'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countLessonsContract, async () => ({ countsByGrade: await cachedLessonCounts() })),
)
