'use client'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'

/** An image's or recording's address and uses; the address is missing before the first save. */
export type Uses = {
  address: string | undefined
  alt: string
  places: { place: string; title: string; path: string }[]
}

/** The Markdown of an image or recording, with a copy button, and the places that use it. */
export function UsesList({ id, address, alt, places }: Uses & { id: string }) {
  if (!address) return <p id={id}>Adresu dobiva kad se prvi put spremi.</p>
  const markdown = `![${alt}](${address})`
  const copy = async () => {
    await navigator.clipboard.writeText(markdown)
    toast({ kind: 'success', title: 'Uspjeh!', text: 'Kopirano.' })
  }
  return (
    <div id={id} className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-control bg-sunken px-3 py-2 text-sm break-all">
          {markdown}
        </code>
        <Button variant="secondary" onClick={() => void copy()}>
          Kopiraj
        </Button>
      </div>
      {places.length === 0 ? (
        <p className="text-muted">Još se nigdje ne koristi.</p>
      ) : (
        <ul className="list-disc pl-6">
          {places.map(({ place, title, path }) => (
            <li key={`${place} ${path}`} className="break-words">
              {place}{' '}
              <Link
                href={path}
                className="inline-block py-2.5 font-bold text-link underline-offset-4 hover:underline"
              >
                „{title}”
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
