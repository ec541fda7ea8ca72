/** Said of a star that would be right for any text. */
export const CATCHES_ALL = 'Odgovor „*” prihvatio bi svaki tekst.'

const STAR = /(?<!\\)\*/

type Complaints = { fail: (message: string) => void; lack: (message: string) => void }

/**
 * A short answer of Moodle, in which a star stands for any text and `\\*` for itself. There is no such
 * star here: its question waits until someone lists the answers.
 */
export function moodleKey(text: string, weight: number, notes: Complaints): string {
  if (text === '*') {
    if (weight > 0) notes.fail(CATCHES_ALL)
    return text
  }
  if (STAR.test(text)) {
    notes.lack(
      `Zvjezdica u odgovoru „${text}” u Moodleu zamjenjuje bilo koji tekst, a ovdje samo sebe: napiši odgovore redom.`,
    )
  }
  return text.replaceAll('\\*', '*')
}
