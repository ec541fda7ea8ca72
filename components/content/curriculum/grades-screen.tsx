'use client'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import {
  setActiveContract,
  gradeFields,
  listContract,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/grades/contract'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'

const yesOrNo = (is: boolean) => (is ? 'da' : 'ne')

const activate = (isActive: boolean) => ({
  label: isActive ? 'Uključi' : 'Isključi',
  run: ({ _id }: { _id: string }) =>
    call(apiCallOf(setActiveContract), { params: { id: _id }, body: { isActive } }),
})

/** The admin's screen of grades: their names and which of them are visible. */
export function GradesScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Razredi',
        about: 'Isključen razred ne vidi nitko osim urednika.',
        start: 'Razredi nastaju s prvim urednikom (naredba admin:create) ili s uvozom udžbenika.',
        list: listContract,
        nameOf: ({ name }) => name,
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          { id: 'order', header: 'Broj', cell: ({ order }) => order, isSortable: true },
          { id: 'slug', header: 'Adresa', cell: ({ slug }) => `/${slug}` },
          { id: 'active', header: 'Uključen', cell: ({ isActive }) => yesOrNo(isActive) },
          { id: 'subjects', header: 'Predmeti', cell: (one) => formatNumber(one.subjectCount) },
          { id: 'lessons', header: 'Lekcije', cell: (one) => formatNumber(one.lessonCount) },
        ],
        filters: [
          {
            name: 'isActive',
            label: 'Uključeni',
            options: [
              { value: 'true', label: 'Samo uključeni' },
              { value: 'false', label: 'Samo isključeni' },
            ],
          },
        ],
        actions: [activate(true), activate(false)],
      }}
      form={{
        table: 'grades',
        schema: gradeFields,
        calls: { read: readContract, save: saveContract },
        titleOf: (grade) => grade?.name ?? '',
        fields: [
          { name: 'name', label: 'Naziv' },
          {
            name: 'isActive',
            label: 'Uključen',
            hint: 'Isključen razred i sve u njemu ne vidi nitko osim urednika.',
            kind: 'tick',
          },
        ],
        valuesOf: (grade) => ({ name: grade?.name ?? '', isActive: grade?.isActive ?? true }),
      }}
    />
  )
}
