/**
 * Removes what this browser keeps of people that were erased, under keys that name them: begun
 * quizzes and tests with their answers, ratings of cards that wait, visits. The server forgets them;
 * a shared computer must as well.
 */
export function forgetPeople(ids: string[]): void {
  const isTheirs = (key: string) => ids.some((id) => key.includes(id))
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isTheirs(key)) storage.removeItem(key)
  } catch {
    // Storage is forbidden: then nothing is kept in it.
  }
}
