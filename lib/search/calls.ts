import { callOf } from '@/lib/http/call'
import type { searchLessonsContract } from './contract'

export const searchLessonsCall = callOf<typeof searchLessonsContract>('POST', '/lessons/search')
