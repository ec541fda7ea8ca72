/**
 * Internal header with the response's length for the layers in front of Next, which drops
 * `content-length`. Never sent to clients.
 */
export const ANSWER_LENGTH_HEADER = 'x-iskra-answer-length'
