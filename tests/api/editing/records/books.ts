import { newAdmin } from '../../support/admins'

export type Book = { _id: string; version: number; name: string; slug: string }

/** Two editors and their actions on textbooks, in the test file's database. */
export async function newEditors() {
  const ana = await newAdmin()
  const iva = await newAdmin()
  const { body } = await ana.asks('GET', '/subjects')
  const subjects = body as { _id: string }[]
  const subject = subjects[0]?._id ?? ''

  const form = (changes: object = {}) => ({
    name: 'Povijesna knjiga',
    description: 'Za probu.',
    subject,
    ...changes,
  })

  async function newBook(changes: object = {}): Promise<Book> {
    const answer = await ana.asks('POST', '/literature', form(changes))
    return answer.body as Book
  }

  async function rename({ _id, version }: Book, name: string, by = ana): Promise<Book> {
    const answer = await by.asks('PUT', `/literature/${_id}`, form({ name, version }))
    return answer.body as Book
  }

  const erase = ({ _id, version }: Book) =>
    ana.asks('DELETE', `/literature/${_id}?version=${version}`)

  return { ana, iva, subjects, subject, form, newBook, rename, erase }
}
