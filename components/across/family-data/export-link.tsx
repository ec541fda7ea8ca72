'use client'
import { Download } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { NOT_LOADED_MESSAGE } from '@/components/ui/lazy-dialog'
import { toast } from '@/components/ui/toast'
import type { ExportFormat } from './download-family-data'

/**
 * Downloads the family's data; the code is loaded on click. Also a plain link, for clicks before
 * hydration.
 */
export function ExportLink({ format }: { format: ExportFormat }) {
  const isSaving = useRef(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    try {
      const loaded = await import('./download-family-data').catch(() => null)
      if (loaded) await loaded.downloadFamilyData(format)
      else
        toast({ kind: 'error', about: 'export-family', title: 'Greška', text: NOT_LOADED_MESSAGE })
    } finally {
      isSaving.current = false
    }
  }
  return (
    <ButtonLink
      href={`/api/korisnik/izvoz?format=${format}`}
      onClick={(event) => void save(event)}
      download
      variant="secondary"
    >
      <Download aria-hidden="true" className="size-5" />
      Preuzmi {format.toUpperCase()}
    </ButtonLink>
  )
}
