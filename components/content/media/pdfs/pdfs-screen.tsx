'use client'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { UploadButton } from '@/components/forms/upload-button'
import { Button } from '@/components/ui/button'
import { CARD_CLASSES } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { Picture } from '@/components/content/media/images/picture'
import { SearchField } from '@/components/ui/search-field'
import { PageTitle } from '@/components/ui/section-heading'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { refresh, useCall } from '@/lib/platform/browser/queries'
import { formatShortDate } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import type { CallerResult } from '@/lib/platform/http/contract'
import { download } from '@/lib/platform/http/download'
import {
  addPdfContract,
  deletePdfContract,
  pdfFileContract,
  pdfListContract,
} from '@/lib/content/media/pdfs/contract'
import type { Pdf } from '@/lib/content/media/pdfs/model'

const renew = () => void refresh(apiCallOf(pdfListContract))

/** The admin's screen of uploaded PDF documents. */
export function PdfsScreen() {
  const [search, setSearch] = useState('')
  const query = { search }
  const pdfs = useCall(apiCallOf(pdfListContract), { query }, { keepsPrevious: true })
  return (
    <div className="space-y-5">
      <PageTitle>PDF dokumenti</PageTitle>
      <Loaded<CallerResult<typeof pdfListContract>>
        query={pdfs}
        title="PDF-ovi se ne mogu učitati"
        skeleton={<ListSkeleton />}
      >
        {({ data }) => (
          <>
            <UploadButton
              label="Učitaj PDF"
              variant="primary"
              contract={addPdfContract}
              isMultiple
              inputOf={({ name }) => ({ query: { name: name.slice(0, 200) } })}
              onUploaded={renew}
            />
            <SearchField label="Traži po nazivu" {...{ search }} onSearch={setSearch} />
            {data.length === 0 ? (
              <EmptyState
                title={search ? 'Ništa nije pronađeno' : 'Još nema nijednog PDF-a'}
                text={
                  search
                    ? 'Pokušaj s drugim riječima.'
                    : 'Učitaj prvi: do 50 MB. Tekst mu se čita, da se poslije može pretraživati.'
                }
              />
            ) : (
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {data.map((pdf) => (
                  <PdfCard key={pdf._id} {...pdf} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Shows the server's error in a toast. */
async function withErrorToast(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    dismissErrorToast('pdf')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', about: 'pdf', title: 'Greška', text: error.message })
  }
}

function PdfCard({ _id: id, name, pages, bytes, createdAt }: Pdf) {
  const [isBusy, setBusy] = useState(false)
  const { question, dialog } = useConfirmationDialog()
  const during = (work: () => Promise<unknown>) => async () => {
    setBusy(true)
    await withErrorToast(work)
    setBusy(false)
  }
  const remove = during(async () => {
    if (!(await question({ asks: `Obrisati „${name}”?`, action: 'Obriši' }))) return
    const { message } = await call(apiCallOf(deletePdfContract), { params: { id } })
    toast({ kind: 'success', title: 'Uspjeh!', text: message })
    renew()
  })
  const params = { id }
  const megabytes = Math.max(0.1, Math.round(bytes / 100_000) / 10)
  return (
    <li className={`${CARD_CLASSES} flex gap-4`}>
      {dialog}
      <Picture
        loading="lazy"
        src={`/api/pdfs/${id}/thumbnail`}
        alt=""
        width={96}
        height={136}
        className="h-34 w-24 shrink-0 rounded-control border border-line bg-sunken object-cover object-top"
      />
      <div className="min-w-0 space-y-2">
        <h2 className="font-bold break-words">{name}</h2>
        <p className="text-sm text-muted">
          Stranica: {formatNumber(pages)} · {formatNumber(megabytes)} MB ·{' '}
          {formatShortDate(new Date(createdAt))}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="px-3"
            disabled={isBusy}
            aria-label={`Preuzmi: ${name}`}
            onClick={during(() => download(apiCallOf(pdfFileContract), { params }))}
          >
            <Download aria-hidden="true" className="size-5" />
            Preuzmi
          </Button>
          <Button
            variant="quiet"
            className="px-3"
            disabled={isBusy}
            aria-label={`Obriši: ${name}`}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
    </li>
  )
}
