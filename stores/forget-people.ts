/**
 * Open answers that are being written stand under their run, answers of a test that are not sent yet
 * under their test: only the server knows whose those are.
 */
const UNSENT = ['iskra_provjera_', 'iskra_test_']

/**
 * Removes what this browser keeps of people that were erased: begun quizzes with their answers,
 * ratings of cards that wait, visits. The server forgets them; a shared computer must as well.
 */
export function forgetPeople(ids: string[]): void {
  const isTheirs = (key: string) =>
    UNSENT.some((start) => key.startsWith(start)) || ids.some((id) => key.includes(id))
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isTheirs(key)) storage.removeItem(key)
  } catch {
    // Storage is forbidden: then nothing is kept in it.
  }
}
