import { validate } from 'uuid'

/** True for a text that PostgreSQL takes as a UUID; anything else can't name a row. */
export const isId = (text: string): boolean => validate(text)
