import { callOf } from '@/lib/http/call'
import type { visitLessonContract } from './contract'

export const visitLessonCall = callOf<typeof visitLessonContract>('POST', '/lessons/{id}/posjet')
