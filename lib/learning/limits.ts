/** Specification, section 9: a quiz opens with its first 8 questions for everyone. */
export const DEMO_QUESTIONS = 8
