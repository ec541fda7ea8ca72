/** A short wait in the place of what is to come. */
export function Waiting({ label }: { label: string }) {
  return (
    <p role="status" className="flex min-h-48 items-center justify-center text-lg text-muted">
      {label}
    </p>
  )
}
