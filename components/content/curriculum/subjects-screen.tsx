'use client'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { NOT_CHOSEN } from '@/components/platform/admin/model'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import { useCall } from '@/lib/platform/browser/queries'
import { listContract as listGrades } from '@/lib/content/curriculum/grades/contract'
import { SUBJECT_AREAS } from '@/lib/content/curriculum/model'
import {
  createContract,
  deleteContract,
  listContract,
  readContract,
  saveContract,
  subjectFields,
} from '@/lib/content/curriculum/subjects/contract'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { SubjectOrderForm } from './subject-order-form'

const AREAS: Record<(typeof SUBJECT_AREAS)[number], string> = {
  'hrvatski-jezik': 'Hrvatski jezik',
  matematika: 'Matematika',
  'priroda-i-drustvo': 'Priroda i društvo',
  priroda: 'Priroda',
  biologija: 'Biologija',
  kemija: 'Kemija',
  fizika: 'Fizika',
  povijest: 'Povijest',
  geografija: 'Geografija',
  'engleski-jezik': 'Engleski jezik',
  informatika: 'Informatika',
}

/** The admin's screen of the subjects of all grades. */
export function SubjectsScreen() {
  const { grade } = useQueryParams()
  const grades = useCall(apiCallOf(listGrades), { query: { size: 20 } })
  const ofGrades = (grades.data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <RecordsScreen
      list={{
        title: 'Predmeti',
        list: listContract,
        above: grade && <SubjectOrderForm key={grade} grade={grade} />,
        nameOf: ({ name }) => name,
        create: 'Novi predmet',
        about: 'Predmeti razreda; u predmetu su udžbenici.',
        start:
          'Dodaj prvi predmet i odaberi mu razred. Zatim mu dodaj udžbenik (izbornik: Literatura).',
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          { id: 'place', header: 'Razred', cell: ({ gradeName }) => gradeName, isSortable: true },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position },
          { id: 'books', header: 'Udžbenici', cell: (one) => formatNumber(one.literatureCount) },
        ],
        filters: [{ name: 'grade', label: 'Razred', options: ofGrades }],
        actions: [
          {
            label: 'Obriši prazne',
            asks: 'Obrisati odabrane predmete koji su prazni?',
            run: (one) => removeRecord(deleteContract, one),
          },
        ],
      }}
      form={{
        table: 'subjects',
        schema: subjectFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (subject) => subject?.name ?? 'Novi predmet',
        fields: [
          { name: 'name', label: 'Naziv' },
          {
            name: 'area',
            label: 'Područje',
            hint: 'Daje predmetu boju i sličicu.',
            kind: 'choice',
            options: SUBJECT_AREAS.map((value) => ({ value, label: AREAS[value] })),
          },
          { name: 'grade', label: 'Razred', kind: 'choice', options: ofGrades },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naziva. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'name',
            proposal: (words) => <SlugProposal modelType="subject" {...{ words }} />,
          },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: novi predmet dolazi na kraj.',
            kind: 'number',
          },
        ],
        valuesOf: (subject) => ({
          name: subject?.name ?? '',
          area: subject?.area ?? NOT_CHOSEN,
          grade: subject?.grade ?? '',
          slug: subject?.slug ?? '',
          position: subject?.position,
        }),
      }}
    />
  )
}
