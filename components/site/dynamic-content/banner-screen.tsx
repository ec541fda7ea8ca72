'use client'
import { SingleRecord } from '@/components/platform/admin/single-record'
import { Input } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { textColorOn } from '@/lib/site/dynamic-content/banner/contrast'
import {
  bannerFields,
  previewBannerContract,
  readBannerContract,
  saveBannerContract,
} from '@/lib/site/dynamic-content/banner/contract'
import { Banner } from './banner'

const COLOR = /^#[0-9a-f]{6}$/i
/** Shown by the native colour picker when no colour is set. */
const NO_COLOR = '#b45309'
const PREVIEW_WAIT_MS = 300

/** The admin's form of the banner, the strip above every page. */
export function BannerScreen() {
  return (
    <SingleRecord
      title="Pasica"
      read={readBannerContract}
      input={{}}
      form={{
        table: 'site_banner',
        schema: bannerFields,
        calls: { save: saveBannerContract },
        about:
          'Kratka obavijest na vrhu svake javne stranice. Vide je svi, čim je uključena i spremljena.',
        fields: [
          {
            name: 'html',
            label: 'Tekst',
            hint: 'Smije imati HTML: <b>, <i>, <u>, <br> i <a href="…">. Ostalo se briše.',
            kind: 'area',
          },
          {
            name: 'backgroundColor',
            label: 'Boja pozadine',
            hint: 'Prazno: boja teme, svijetla ili tamna.',
            kind: 'own',
            toText: String,
            control: ({ value, onChange, wiring }) => (
              <div className="flex gap-2">
                <Input
                  {...wiring}
                  value={String(value)}
                  placeholder="#ffcc00"
                  onChange={({ target }) => onChange(target.value)}
                  className="max-w-40"
                />
                <input
                  type="color"
                  aria-label="Odaberi boju pozadine"
                  value={COLOR.test(String(value)) ? String(value) : NO_COLOR}
                  onChange={({ target }) => onChange(target.value)}
                  className="size-12 shrink-0 rounded-control border-2 border-field bg-surface p-1"
                />
              </div>
            ),
          },
          {
            name: 'isActive',
            label: 'Uključena',
            hint: 'Isključena pasica ostaje spremljena, ali je nitko ne vidi.',
            kind: 'tick',
          },
        ],
        valuesOf: (banner) => ({
          html: banner?.html ?? '',
          backgroundColor: banner?.backgroundColor ?? '',
          isActive: banner?.isActive ?? false,
        }),
        preview: ({ html, backgroundColor }) => (
          <BannerPreview html={html} backgroundColor={backgroundColor} />
        ),
      }}
    />
  )
}

type Shown = { html: string; backgroundColor: string }

/**
 * A preview of the banner as the server would sanitise it. The text is black or white, whichever is
 * more readable.
 */
function BannerPreview({ html, backgroundColor }: Shown) {
  const body = { html: useDebounced(html, PREVIEW_WAIT_MS) }
  const cleaned = useCall(apiCallOf(previewBannerContract), { body }, { keepsPrevious: true })
  const color = COLOR.test(backgroundColor) ? backgroundColor.toLowerCase() : null
  return (
    <section aria-labelledby="pregled-pasice" className="space-y-2">
      <h2 id="pregled-pasice" className="font-bold">
        Ovako će izgledati
      </h2>
      {cleaned.data?.html ? (
        <Banner banner={{ html: cleaned.data.html, backgroundColor: color }} />
      ) : (
        <p className="text-muted">{cleaned.failureReason?.message ?? 'Još nema teksta.'}</p>
      )}
      {color && (
        <p className="text-sm text-muted">
          Kontrast teksta i pozadine:{' '}
          {textColorOn(color).contrast.toLocaleString('hr', { maximumFractionDigits: 1 })} : 1.
          Tekst je {textColorOn(color).color === '#000000' ? 'crn' : 'bijel'}, da se dobro čita.
        </p>
      )}
    </section>
  )
}
