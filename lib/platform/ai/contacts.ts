const CONTACTS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d(?:[\s/.-]?\d){7,}/g

/** Removes e-mail addresses, links and telephone numbers from a text before it goes to a model. */
export const withoutContacts = (text: string) => text.replace(CONTACTS, '…')
