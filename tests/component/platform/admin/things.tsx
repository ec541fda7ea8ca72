import { z } from 'zod'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'

const fields = z.object({
  name: z.string().min(1, 'Naziv je obavezan'),
  text: z.string(),
  position: z.int().optional(),
})
const stored = fields.extend({ ...recordShape, below: dependentsNoticeSchema })
const of = recordContracts('/stvari', {
  sent: fields,
  record: stored,
  summaries: { read: 'Stvar', create: 'Nova stvar', save: 'Mijenja stvar', delete: 'Briše stvar' },
})
export const calls = {
  read: of.readContract,
  create: of.createContract,
  save: of.saveContract,
  remove: of.deleteContract,
}
export const list = contract('GET /stvari', {
  access: 'admin',
  summary: 'Stvari za probu',
  query: listInputSchema(['order', 'name'], { kind: z.string().optional() }),
  returns: pagedSchema(fields.extend(recordShape)),
})

const nothing = { sentence: '', isInTheWay: false }
export const idOf = (number: number) =>
  `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const thing = (number: number, changes: object = {}) => ({
  _id: idOf(number),
  version: 1,
  name: `Stvar ${number}`,
  text: '',
  position: number,
  below: nothing,
  ...changes,
})
export const pageOf = (items: ReturnType<typeof thing>[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  pages: 1,
  ...more,
})

/** A screen of the kit with its own requests. */
export const Things = () => (
  <RecordsScreen
    list={{
      title: 'Stvari',
      list,
      nameOf: ({ name }) => name,
      create: 'Nova stvar',
      columns: [
        { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
        { id: 'text', header: 'Tekst', cell: ({ text }) => text },
      ],
      filters: [{ name: 'kind', label: 'Vrsta', options: [{ value: 'a', label: 'Prva' }] }],
      actions: [
        {
          label: 'Obriši',
          asks: 'Obrisati odabrano?',
          run: (one) => removeRecord(calls.remove, one),
        },
      ],
    }}
    form={{
      table: 'things',
      schema: fields,
      calls,
      titleOf: (one) => one?.name ?? 'Nova stvar',
      fields: [
        { name: 'name', label: 'Naziv' },
        { name: 'text', label: 'Tekst' },
        { name: 'position', label: 'Mjesto', kind: 'number' },
      ],
      aboutCopy: 'Kopija uzima sve osim mjesta.',
      copyOf: (values) => ({ ...values, name: `${values.name} (kopija)`, position: undefined }),
      valuesOf: (one) => ({
        name: one?.name ?? '',
        text: one?.text ?? '',
        position: one?.position,
      }),
    }}
  />
)
