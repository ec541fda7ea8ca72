/** A found text with its matches marked, given as pairs of offsets in order. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: [number, number][] }) {
  const ends = marks.map(([, end]) => end)
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className="bg-transparent text-inherit underline decoration-2 underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
