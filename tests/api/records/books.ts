import { newAdmin } from '../admins'

export type Book = { _id: string; version: number; name: string; slug: string }

export const ana = await newAdmin()
export const iva = await newAdmin()
export const { body: subjects } = await ana.asks('GET', '/subjects')
export const subject = (subjects as { _id: string }[])[0]?._id ?? ''

export const form = (changes: object = {}) => ({
  name: 'Povijesna knjiga',
  description: 'Za probu.',
  subject,
  ...changes,
})

export async function newBook(changes: object = {}): Promise<Book> {
  const { body } = await ana.asks('POST', '/literature', form(changes))
  return body as Book
}

export const rename = async ({ _id, version }: Book, name: string, by = ana): Promise<Book> => {
  const { body } = await by.asks('PUT', `/literature/${_id}`, form({ name, version }))
  return body as Book
}

export const erase = ({ _id, version }: Book) =>
  ana.asks('DELETE', `/literature/${_id}?version=${version}`)
