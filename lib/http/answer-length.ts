/**
 * Names the bytes of a call's answer to the layers in front of Next, which drops `content-length`
 * from what a route answers. It never leaves the app.
 */
export const ANSWER_LENGTH_HEADER = 'x-iskra-answer-length'
