import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const cardsCalls = callsOf<typeof contracts>()({
  todayCards: 'GET /kartice/danas',
  lessonCards: 'GET /lessons/{id}/kartice',
  reviewCard: 'POST /kartice/{id}/ocjena',
  undoReview: 'DELETE /kartice/ocjene/{id}',
  reviewSpellingCard: 'POST /kartice/pravopis/{id}/ocjena',
})
