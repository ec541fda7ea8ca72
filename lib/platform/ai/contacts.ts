const CONTACTS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d(?:[\s/.-]?\d){7,}/g

/** A text without e-mail addresses, links and telephone numbers: none goes to a model. */
export const withoutContacts = (text: string) => text.replace(CONTACTS, '…')
