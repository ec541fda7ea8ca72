'use client'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '@/components/ui/button-look'

/** Copies a form's value and announces it, also to screen readers. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [said, say] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say('Kopirano')
    } catch {
      // The browser may forbid copying: the value is next to the button.
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
