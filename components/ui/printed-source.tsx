/** A page's address, for print. */
export function PrintedSource({ address }: { address: string }) {
  return (
    <p className="mt-8 hidden break-before-avoid border-t border-line pt-3 text-sm text-muted print:block">
      Iskra · {address}
    </p>
  )
}
