import { FREE_QUESTIONS } from '@/lib/people/billing/limits'

/**
 * Whether a question belongs to the knowledge base when its file does not say. A lesson's free
 * questions do. `place` counts from 1.
 */
export const isInKnowledgeBaseByPosition = (place: number): boolean => place <= FREE_QUESTIONS
