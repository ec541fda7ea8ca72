import { callOf } from '@/lib/http/call'
import type { quizResultsContract } from './round-contract'

export const quizResultsCall = callOf<typeof quizResultsContract>('POST', '/kwiz/results')
