import { beforeAll } from 'vitest'
import { preloadFields } from '@/components/learning/quiz/answer-fields'
import { QUESTION_KINDS } from '@/lib/content/questions/model'

// As in a round, where they are loaded before the first question of their kind is shown.
beforeAll(() => preloadFields(QUESTION_KINDS.map((kind) => ({ kind }))))
