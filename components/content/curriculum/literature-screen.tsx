'use client'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import { useCall } from '@/lib/platform/browser/queries'
import {
  createContract,
  deleteContract,
  listContract,
  listAllSubjectsContract,
  literatureFields,
  readContract,
  saveContract,
} from '@/lib/content/curriculum/literature/contract'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'

/** The admin's screen of the textbooks of all subjects. */
export function LiteratureScreen() {
  const { data: subjects = [], failureReason } = useCall(apiCallOf(listAllSubjectsContract), {})
  const ofSubjects = subjects.map(({ _id, name, grade }) => ({
    value: _id,
    label: `${grade.name}: ${name}`,
  }))
  const ofGrades = new Map(subjects.map(({ grade }) => [grade._id, grade.name]))
  return (
    <RecordsScreen
      list={{
        title: 'Literatura',
        start:
          'Prvo treba predmet (izbornik: Predmeti), a onda udžbenik u njemu. Može se i uvesti cijeli.',
        list: listContract,
        nameOf: ({ name }) => name,
        create: 'Novi udžbenik',
        columns: [
          { id: 'name', header: 'Naziv', cell: ({ name }) => name, isSortable: true },
          {
            id: 'place',
            header: 'Predmet',
            cell: ({ gradeName, subjectName }) => `${gradeName}: ${subjectName}`,
            isSortable: true,
          },
          { id: 'position', header: 'Mjesto', cell: ({ position }) => position, isSortable: true },
          { id: 'units', header: 'Cjeline', cell: (one) => formatNumber(one.unitCount) },
          { id: 'lessons', header: 'Lekcije', cell: (one) => formatNumber(one.lessonCount) },
        ],
        filters: [
          {
            name: 'grade',
            label: 'Razred',
            options: [...ofGrades].map(([value, label]) => ({ value, label })),
          },
          { name: 'subject', label: 'Predmet', options: ofSubjects },
        ],
        actions: [
          {
            label: 'Obriši prazne',
            asks: 'Obrisati odabrane udžbenike koji su prazni?',
            run: (one) => removeRecord(deleteContract, one),
          },
        ],
      }}
      form={{
        table: 'literature',
        schema: literatureFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (book) => book?.name ?? 'Novi udžbenik',
        fields: [
          { name: 'name', label: 'Naziv' },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naziva. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'name',
            proposal: (words) => <SlugProposal modelType="literature" {...{ words }} />,
          },
          { name: 'description', label: 'Opis', kind: 'area' },
          {
            name: 'subject',
            label: 'Predmet',
            kind: 'choice',
            options: ofSubjects,
            ...(failureReason && { hint: failureReason.message }),
          },
          {
            name: 'position',
            label: 'Mjesto',
            hint: 'Prazno: novi udžbenik dolazi na kraj.',
            kind: 'number',
          },
        ],
        valuesOf: (book) => ({
          name: book?.name ?? '',
          slug: book?.slug ?? '',
          description: book?.description ?? '',
          subject: book?.subject ?? '',
          position: book?.position,
        }),
      }}
    />
  )
}
