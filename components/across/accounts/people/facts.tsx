/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-bold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
