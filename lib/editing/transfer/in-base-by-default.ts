import { DEMO_QUESTIONS } from '@/lib/people/billing/limits'

/**
 * Whether a question whose file says nothing of it belongs to the knowledge base: the free ones of a
 * lesson do. `place` counts from 1.
 */
export const inBaseByDefault = (place: number): boolean => place <= DEMO_QUESTIONS
