import { callOf } from '@/lib/http/call'
import type { quizResultsContract } from './contract'

export const quizResultsCall = callOf<typeof quizResultsContract>('POST', '/kwiz/results')
