'use client'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '@/components/ui/button-look'

/** Copies a value of a form; says so, also to readers. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [said, say] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say('Kopirano')
    } catch {
      // A browser that does not allow it: the value stands beside the button.
      say('Kopiranje nije dopušteno')
    }
  }
  return (
    <span className="no-print inline-flex items-center gap-2 font-normal">
      <button
        type="button"
        aria-label={`Kopiraj: ${name}`}
        onClick={() => void copy()}
        className={buttonLook({ variant: 'quiet' }, 'px-3')}
      >
        <Copy aria-hidden="true" className="size-5" />
        Kopiraj
      </button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </span>
  )
}
