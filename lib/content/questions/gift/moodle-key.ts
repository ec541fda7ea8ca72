/** Error text for an answer `*`, which in Moodle would accept any text. */
export const CATCHES_ALL = 'Odgovor „*” prihvatio bi svaki tekst.'

const STAR = /(?<!\\)\*/

type Complaints = { fail: (message: string) => void; lack: (message: string) => void }

/**
 * Converts a short answer of Moodle, where `*` stands for any text and `\\*` for a star. Wildcards
 * are not supported here, so such a question stays a draft until someone lists its answers.
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
