import { clsx } from 'clsx'

/** Where text would stand. Nothing to read, and nothing that looks like somebody's result. */
export function EmptyLines({ widths }: { widths: string[] }) {
  return (
    <div aria-hidden="true" className="space-y-2">
      {widths.map((width, index) => (
        <div key={index} className={clsx('h-4 rounded-full bg-sunken', width)} />
      ))}
    </div>
  )
}
