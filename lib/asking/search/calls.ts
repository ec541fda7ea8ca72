import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const searchCalls = callsOf<typeof contracts>()({
  searchLessons: 'POST /lessons/search',
  searchQuestions: 'POST /baza-znanja/pretraga',
  findQuestion: 'GET /pitanja/{id}',
  searchPosts: 'POST /blogs/pretraga',
})
