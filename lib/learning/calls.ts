import { callOf } from '@/lib/http/call'
import type { masteryContract, quizKeysContract, visitLessonContract } from './contract'

export const visitLessonCall = callOf<typeof visitLessonContract>('POST', '/lessons/{id}/posjet')

export const masteryCall = callOf<typeof masteryContract>('POST', '/lessons/savladanost')

export const quizKeysCall = callOf<typeof quizKeysContract>('GET', '/lessons/{id}/rjesenja')
