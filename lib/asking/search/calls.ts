import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const searchApiCalls = apiCallsOf<typeof contracts>()({
  searchLessons: 'POST /lessons/search',
  searchQuestions: 'POST /baza-znanja/pretraga',
  findQuestion: 'GET /pitanja/{id}',
  searchPosts: 'POST /blogs/pretraga',
})
