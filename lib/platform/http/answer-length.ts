/** The answer's bytes for the layers before Next, which drops `content-length`. Never sent on. */
export const ANSWER_LENGTH_HEADER = 'x-iskra-answer-length'
