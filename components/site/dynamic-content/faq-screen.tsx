'use client'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { MarkdownEditor } from '@/components/content/editor/markdown-editor'
import {
  createContract,
  deleteContract,
  faqFields,
  listContract,
  readContract,
  saveContract,
} from '@/lib/site/dynamic-content/faq/contract'

/** The admin's screen of frequently asked questions, including hidden ones. */
export function FaqScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Česta pitanja',
        about: 'Pitanja i odgovori na stranici /cesta-pitanja, po temama.',
        start: 'Dodaj prvo pitanje s odgovorom. Vidi se na stranici čestih pitanja.',
        list: listContract,
        nameOf: ({ question }) => question,
        create: 'Novo pitanje',
        columns: [
          { id: 'question', header: 'Pitanje', cell: ({ question }) => question, isSortable: true },
          { id: 'topic', header: 'Tema', cell: ({ topic }) => topic, isSortable: true },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position, isSortable: true },
          { id: 'isActive', header: 'Vidi se', cell: (one) => (one.isActive ? 'da' : 'ne') },
        ],
        filters: [
          {
            name: 'isActive',
            label: 'Stanje',
            options: [
              { value: 'true', label: 'Vide se' },
              { value: 'false', label: 'Skrivena' },
            ],
          },
        ],
        actions: [
          {
            label: 'Obriši',
            asks: 'Obrisati odabrana pitanja?',
            run: (one) => removeRecord(deleteContract, one),
          },
        ],
      }}
      form={{
        table: 'faq_entries',
        schema: faqFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (entry) => entry?.question ?? 'Novo pitanje',
        fields: [
          { name: 'question', label: 'Pitanje' },
          {
            name: 'topic',
            label: 'Tema',
            hint: 'Naslov pod kojim pitanje stoji. Ista tema treba biti jednako napisana.',
          },
          {
            name: 'answer',
            label: 'Odgovor',
            isMarkdown: true,
            kind: 'own',
            toText: String,
            control: ({ value, onChange, wiring }) => (
              <MarkdownEditor
                kind="script"
                label="Odgovor"
                value={String(value)}
                {...{ onChange, wiring }}
              />
            ),
          },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: novo pitanje dolazi na kraj.',
            kind: 'number',
          },
          { name: 'isActive', label: 'Vidi se', kind: 'tick' },
        ],
        valuesOf: (entry) => ({
          question: entry?.question ?? '',
          topic: entry?.topic ?? '',
          answer: entry?.answer ?? '',
          position: entry?.position,
          isActive: entry?.isActive ?? true,
        }),
      }}
    />
  )
}
