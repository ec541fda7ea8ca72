'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/input'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError } from '@/lib/platform/http/client'
import { download } from '@/lib/platform/http/download'
import { exportBookContract, exportExcelContract } from '@/lib/editing/transfer/contract'

/** A textbook's questions in the formats of other programs, and the whole textbook as a folder. */
export function ExportButtons({ literature }: { literature: string }) {
  const [isBusy, setBusy] = useState(false)
  const [withDrafts, setWithDrafts] = useState(false)
  const drafts = String(withDrafts)
  const params = { id: literature }
  const book = (format: 'gift' | 'xml' | 'zip') => () =>
    download(apiCallOf(exportBookContract), { params, query: { format, drafts } })
  const formats = [
    {
      name: 'Excel (XLSX)',
      about: 'pitanja u tablici koju možeš urediti i vratiti',
      run: () => download(apiCallOf(exportExcelContract), { params, query: { drafts } }),
    },
    { name: 'Moodle XML', about: 'pitanja za Moodle, sa slikama', run: book('xml') },
    { name: 'GIFT', about: 'pitanja kao tekst, za Moodle i druge programe', run: book('gift') },
    {
      name: 'ZIP',
      about: 'cijeli udžbenik: skripte, slike, snimke, pitanja, kartice, provjere',
      run: book('zip'),
    },
  ]
  const save = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
      dismissErrorToast('export')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'export', title: 'Greška', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="space-y-3">
      <label className="flex min-h-11 items-center gap-2">
        <Checkbox checked={withDrafts} onChange={({ target }) => setWithDrafts(target.checked)} />I
        skice, koje učenici još ne vide
      </label>
      <ul className="space-y-3">
        {formats.map(({ name, about, run }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button variant="secondary" disabled={isBusy} onClick={() => void save(run)}>
              <Download aria-hidden="true" className="size-5" />
              {name}
            </Button>
            <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        Pitanja s brojevima koji se mijenjaju u Moodle XML-u postaju računska pitanja s dvadeset
        izvlačenja. Što Moodle ne može izračunati, a u GIFT-u svako takvo pitanje, postaje pet
        pitanja sa stalnim brojevima. Kratki odgovor sa znakovima -&gt; GIFT ne može zapisati: takvo
        pitanje u njemu čita samo Iskra, a u Moodle ide kao Moodle XML. Skice u Moodleu odmah
        postaju spremna pitanja, s oznakom „nacrt”. Kad datoteku vratiš u Iskru, sve je opet kako je
        bilo.
      </p>
    </div>
  )
}
