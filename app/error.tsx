'use client'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'

const loadAnew = () => window.location.reload()

/**
 * Shown after an unexpected error (rule 7.5). Retrying reloads the page, since
 * rendering again would repeat an error that came from the server.
 */
export default function ErrorPage({ error, load = loadAnew }: { error: Error; load?: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <main
      id="sadrzaj"
      className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-20 text-center"
    >
      <h1 className="font-display text-4xl font-extrabold">Ups! Nešto je zapelo :(</h1>
      <p className="text-lg text-muted">Nije do tebe. Pokušaj ponovno za koji trenutak.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={load}>Pokušaj ponovno</Button>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- what failed may have been a script: a whole load */}
        <a href="/" className={buttonLook({ variant: 'secondary' })}>
          Povratak na početnu
        </a>
      </div>
    </main>
  )
}
