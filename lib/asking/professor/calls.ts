import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const professorApiCalls = apiCallsOf<typeof contracts>()({
  listChildQuestions: 'GET /professor-questions/my-questions',
  countUnseen: 'GET /professor-questions/unseen-answers-count',
  listSimilar: 'GET /professor-questions/similar',
  ask: 'POST /professor-questions',
  uploadPicture: 'POST /professor-questions/pictures',
  openPicture: 'GET /professor-questions/{id}/picture',
  markSeen: 'PUT /professor-questions/mark-as-seen/{id}',
  saveLetterPreference: 'POST /korisnik/pisma-profesora',
})

/** Address of a question's picture, for its pupil and parent. */
export const picturePath = (id: string) => `/api/professor-questions/${id}/picture`
