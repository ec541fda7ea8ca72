/** A message in place of the content during a short wait. */
export function Waiting({ label }: { label: string }) {
  return (
    <p role="status" className="flex min-h-48 items-center justify-center text-lg text-muted">
      {label}
    </p>
  )
}
