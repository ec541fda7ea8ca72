/** Remembers the last `limit` results of a pure function of one text. */
export function memoised<Result>(limit: number, compute: (text: string) => Result) {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    const result = known.has(text) ? (known.get(text) as Result) : compute(text)
    known.delete(text)
    known.set(text, result)
    const oldest = known.keys().next().value
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return result
  }
}
