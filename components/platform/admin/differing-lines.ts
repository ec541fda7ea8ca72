/**
 * The differing middle of two long texts, without common lines at start and end; “…” marks the
 * gaps.
 */
export function differingLines(mine: string, theirs: string): { mine: string; theirs: string } {
  const [one, other] = [mine.split('\n'), theirs.split('\n')]
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start += 1
  let end = 0
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const cut = (lines: string[]) =>
    [
      ...(start > 0 ? ['…'] : []),
      ...lines.slice(start, lines.length - end),
      ...(end > 0 ? ['…'] : []),
    ].join('\n')
  return { mine: cut(one), theirs: cut(other) }
}
