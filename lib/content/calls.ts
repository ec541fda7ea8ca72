import { callOf } from '@/lib/http/call'
import type { listGradeLessonsContract } from './contract'

export const listGradeLessonsCall = callOf<typeof listGradeLessonsContract>(
  'GET',
  '/razredi/{id}/lekcije',
)
