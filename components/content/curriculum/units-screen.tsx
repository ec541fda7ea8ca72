'use client'
import { PickOne } from '@/components/platform/admin/pick-one'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import { useCall } from '@/lib/platform/browser/queries'
import {
  listContract as listLiterature,
  listAllSubjectsContract,
  readContract as readLiterature,
} from '@/lib/content/curriculum/literature/contract'
import {
  createContract,
  deleteContract,
  listContract,
  readContract,
  saveContract,
  unitFields,
} from '@/lib/content/curriculum/units/contract'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'

/** The admin's screen of the units (chapters) of all textbooks. */
export function UnitsScreen() {
  const { data: subjects = [] } = useCall(apiCallOf(listAllSubjectsContract), {})
  const ofGrades = new Map(subjects.map(({ grade }) => [grade._id, grade.name]))
  return (
    <RecordsScreen
      list={{
        title: 'Cjeline',
        list: listContract,
        nameOf: ({ name }) => name,
        create: 'Nova cjelina',
        about: 'Cjeline dijele udžbenik na poglavlja s lekcijama.',
        start: 'Prvo treba udžbenik (izbornik: Literatura), a onda cjelina u njemu.',
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          {
            id: 'place',
            header: 'Udžbenik',
            cell: ({ gradeName, literatureName }) => `${gradeName}: ${literatureName}`,
            isSortable: true,
          },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position },
          { id: 'lessons', header: 'Lekcije', cell: (one) => formatNumber(one.lessonCount) },
        ],
        filters: [
          {
            name: 'grade',
            label: 'Razred',
            options: [...ofGrades].map(([value, label]) => ({ value, label })),
          },
        ],
        actions: [
          {
            label: 'Obriši prazne',
            asks: 'Obrisati odabrane cjeline koje su prazne?',
            run: (one) => removeRecord(deleteContract, one),
          },
        ],
      }}
      form={{
        table: 'units',
        schema: unitFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (unit) => unit?.name ?? 'Nova cjelina',
        fields: [
          { name: 'name', label: 'Naziv' },
          {
            name: 'literature',
            label: 'Udžbenik',
            kind: 'own',
            toText: (value) => (value ? 'drugi udžbenik' : ''),
            control: ({ value, onChange, wiring }) => (
              <PickOne
                {...{ wiring }}
                label="Udžbenik"
                list={listLiterature}
                read={readLiterature}
                nameOf={({ name }) => name}
                value={String(value)}
                onChange={onChange}
              />
            ),
          },
          { name: 'description', label: 'Opis', kind: 'area' },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naziva. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'name',
            proposal: (words) => <SlugProposal modelType="unit" {...{ words }} />,
          },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: nova cjelina dolazi na kraj.',
            kind: 'number',
          },
        ],
        valuesOf: (unit) => ({
          name: unit?.name ?? '',
          literature: unit?.literature ?? '',
          description: unit?.description ?? '',
          slug: unit?.slug ?? '',
          position: unit?.position,
        }),
      }}
    />
  )
}
