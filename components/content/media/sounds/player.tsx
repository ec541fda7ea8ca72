'use client'
import { useState } from 'react'

type PlayerProps = {
  src: string
  /** The recording's description. */
  label: string
}

/** The browser's own player; loads nothing before it is started. */
export function SoundPlayer({ src, label }: PlayerProps) {
  const [missing, setMissing] = useState('')
  if (missing === src) return <span>Ova se datoteka ne može poslušati: nema je ili nema veze.</span>
  return (
    <audio
      key={src}
      controls
      preload="none"
      src={src}
      aria-label={label}
      onError={() => setMissing(src)}
      className="h-11 w-72 max-w-full min-w-44"
    />
  )
}
