import { callOf } from '@/lib/http/call'
import type { masteryContract, visitLessonContract } from './contract'

export const visitLessonCall = callOf<typeof visitLessonContract>('POST', '/lessons/{id}/posjet')

export const masteryCall = callOf<typeof masteryContract>('POST', '/lessons/savladanost')
