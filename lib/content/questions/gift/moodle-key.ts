/** Error text for an answer `*`, which in Moodle would accept any text. */
export const CATCH_ALL_ERROR = 'Odgovor „*” prihvatio bi svaki tekst.'

const STAR = /(?<!\\)\*/

type Complaints = { fail: (message: string) => void; lack: (message: string) => void }

/**
 * Converts a short answer of Moodle, where `*` stands for any text and `\*` for a star. Wildcards
 * are not supported here: a question with one stays a draft until someone lists its answers, and one
 * that accepts every text (`*` alone) is refused.
 */
export function fromMoodleAnswer(text: string, weight: number, notes: Complaints): string {
  if (text === '*') {
    if (weight > 0) notes.fail(CATCH_ALL_ERROR)
    return text
  }
  if (STAR.test(text)) {
    notes.lack(
      `Zvjezdica u odgovoru „${text}” u Moodleu zamjenjuje bilo koji tekst, a ovdje samo sebe: napiši odgovore redom.`,
    )
  }
  return text.replaceAll('\\*', '*')
}
