'use client'
import { Download } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/http/client'
import { download } from '@/lib/http/download'
import { familyDataCalls } from '@/lib/family-data/calls'

/** Saves the family's data. A link as well, for a press before the page is alive. */
export function ExportLink({ format }: { format: 'xlsx' | 'json' }) {
  const isSaving = useRef(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isSaving.current) return
    isSaving.current = true
    try {
      await download(familyDataCalls.exportFamily, { query: { format } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isUnconfirmed) return
      toast({ kind: 'error', title: 'Greška', text: error.message })
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
