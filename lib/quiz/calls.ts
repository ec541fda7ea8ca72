import { callOf } from '@/lib/http/call'
import type {
  gradeMasteryContract,
  masteryContract,
  quizKeysContract,
  visitLessonContract,
} from './contract'

export const visitLessonCall = callOf<typeof visitLessonContract>('POST', '/lessons/{id}/posjet')

export const masteryCall = callOf<typeof masteryContract>('POST', '/lessons/savladanost')

export const quizKeysCall = callOf<typeof quizKeysContract>('GET', '/lessons/{id}/rjesenja')

export const gradeMasteryCall = callOf<typeof gradeMasteryContract>(
  'GET',
  '/razredi/{id}/savladanost',
)
