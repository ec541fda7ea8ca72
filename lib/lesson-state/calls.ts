import { callOf } from '@/lib/http/call'
import type { lessonStateContract, visitLessonContract } from './contract'

export const lessonStateCall = callOf<typeof lessonStateContract>('GET', '/lessons/{id}/stanje')
export const visitLessonCall = callOf<typeof visitLessonContract>('POST', '/lessons/{id}/posjet')
