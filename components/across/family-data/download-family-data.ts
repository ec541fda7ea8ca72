import { dismissErrorToast, toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/platform/http/client'
import { download } from '@/lib/platform/http/download'
import { familyDataApiCalls } from '@/lib/across/family-data/calls'

export type ExportFormat = 'xlsx' | 'json'

/** Downloads the family's data, or shows why it can't. */
export async function downloadFamilyData(format: ExportFormat): Promise<void> {
  try {
    await download(familyDataApiCalls.exportFamily, { query: { format } })
    dismissErrorToast('export-family')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.isUnconfirmed) return
    toast({ kind: 'error', about: 'export-family', title: 'Greška', text: error.message })
  }
}
