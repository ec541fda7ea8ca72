'use client'
import { useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-dialog'

const ReadingSettingsDialog = lazyDialog(
  async () => (await import('./reading-settings-dialog')).ReadingSettingsDialog,
)

/** Opens the reading settings. Children who are learning to read see a label beside the icon. */
export function ReadingSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Pomoć pri čitanju"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 leading-none font-bold hover:bg-sunken"
      >
        <span aria-hidden="true" className="text-lg">
          Aa
        </span>
        <span className="sr-only young:sm:not-sr-only">Pomoć pri čitanju</span>
      </button>
      {isOpen && <ReadingSettingsDialog onOpenChange={setIsOpen} />}
    </>
  )
}
