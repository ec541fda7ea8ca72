import { callOf } from '@/lib/http/call'
import type { listGradeLessonsContract, searchLessonsContract } from './contract'

export const searchLessonsCall = callOf<typeof searchLessonsContract>('POST', '/lessons/search')
export const listGradeLessonsCall = callOf<typeof listGradeLessonsContract>(
  'GET',
  '/razredi/{id}/lekcije',
)
