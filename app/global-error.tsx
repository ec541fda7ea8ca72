'use client'
import { useEffect } from 'react'

const loadAnew = () => window.location.reload()

/** The layout with the styles has failed, so these styles are inline. */
const LOOKS = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem;
  padding: 1rem; text-align: center; font: 1.125rem/1.5 system-ui, sans-serif; }
h1, p { margin: 0 }
button, a { font: inherit; font-weight: 700; padding: 0.625rem 1.25rem; border-radius: 1rem }
button { border: 0; background: #ffb224; color: #3a1f00; cursor: pointer }
a { color: inherit }
`

/** Shown when even the layout fails. Like app/error.tsx, but without any other component. */
export default function GlobalError({
  error,
  load = loadAnew,
}: {
  error: Error
  load?: () => void
}) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="hr">
      <head>
        <title>Ups! Nešto je zapelo :(</title>
        <style>{LOOKS}</style>
      </head>
      <body>
        <h1>Ups! Nešto je zapelo :(</h1>
        <p>Nije do tebe. Pokušaj ponovno za koji trenutak.</p>
        <button type="button" onClick={load}>
          Pokušaj ponovno
        </button>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- what failed may have been a script: a whole load */}
        <a href="/">Povratak na početnu</a>
      </body>
    </html>
  )
}
