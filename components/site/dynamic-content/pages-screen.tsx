'use client'
import { dateField } from '@/components/platform/admin/date-field'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { MarkdownEditor } from '@/components/content/editor/markdown-editor'
import { formatDay } from '@/lib/platform/hr/dates'
import {
  listContract,
  pageFields,
  readContract,
  saveContract,
} from '@/lib/site/dynamic-content/pages/contract'

/** The admin's screen of the text pages, such as the terms. */
export function PagesScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Stranice',
        about: 'Uvjeti, politike, impressum i ostali tekstovi iz podnožja.',
        start: 'Tekstovi nastaju sami. Osvježi stranicu.',
        list: listContract,
        nameOf: ({ title }) => title,
        columns: [
          { id: 'title', header: 'Naslov', cell: ({ title }) => title, isSortable: true },
          { id: 'slug', header: 'Adresa', cell: ({ slug }) => `/${slug}` },
          {
            id: 'validFrom',
            header: 'Vrijedi od',
            cell: ({ validFrom }) => formatDay(validFrom),
            isSortable: true,
          },
        ],
      }}
      form={{
        table: 'site_pages',
        schema: pageFields,
        calls: { read: readContract, save: saveContract },
        titleOf: (page) => page?.title ?? 'Stranica',
        fields: [
          { name: 'title', label: 'Naslov' },
          { name: 'description', label: 'Opis', hint: 'Rečenica za tražilice.', kind: 'area' },
          {
            name: 'text',
            label: 'Tekst',
            isMarkdown: true,
            hint: 'Na mjesto {{podaci}} dolaze podaci o pružatelju, na mjesto {{kontakt}} adresa e-pošte. Što stoji između {{#analitika}} i {{/analitika}} vidi se samo uz mjerenje posjeta, između {{#model}} i {{/model}} samo kad odgovara računalni model; sa znakom ^ umjesto # obrnuto.',
            kind: 'own',
            toText: String,
            control: ({ value, onChange, wiring }) => (
              <MarkdownEditor
                kind="script"
                label="Tekst"
                value={String(value)}
                {...{ onChange, wiring }}
              />
            ),
          },
          dateField('validFrom', 'Vrijedi od', 'Piše ispod naslova.'),
          {
            name: 'changeNote',
            label: 'Što je novo',
            hint: 'Samo za uvjete korištenja: rečenica koju roditelji vide kad ih ponovno prihvaćaju.',
            kind: 'area',
          },
          {
            name: 'isNewEdition',
            label: 'Bitna promjena: roditelji je moraju ponovno prihvatiti',
            hint: 'Samo za uvjete korištenja. Bez kvačice je to ispravak.',
            kind: 'tick',
          },
        ],
        valuesOf: (page) => ({
          title: page?.title ?? '',
          description: page?.description ?? '',
          text: page?.text ?? '',
          validFrom: page?.validFrom ?? '',
          changeNote: page?.changeNote ?? '',
          isNewEdition: false,
        }),
      }}
    />
  )
}
