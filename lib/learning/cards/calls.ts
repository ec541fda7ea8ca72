import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const cardsApiCalls = apiCallsOf<typeof contracts>()({
  todayCards: 'GET /kartice/danas',
  lessonCards: 'GET /lessons/{id}/kartice',
  reviewCard: 'POST /kartice/{id}/ocjena',
  undoReview: 'DELETE /kartice/ocjene/{id}',
  reviewSpellingCard: 'POST /kartice/pravopis/{id}/ocjena',
})
