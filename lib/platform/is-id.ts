import { validate } from 'uuid'

/** True for a text that PostgreSQL accepts as a UUID; any other text can't be a row's id. */
export const isId = (text: string): boolean => validate(text)
