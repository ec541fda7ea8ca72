'use client'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { EmptyState } from '@/components/ui/empty-state'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useCall } from '@/lib/platform/browser/queries'
import { listContract as listGradesContract } from '@/lib/content/curriculum/grades/contract'
import { listContract as listBooksContract } from '@/lib/content/curriculum/literature/contract'
import {
  listContract,
  readContract,
  saveContract,
  scriptFields,
  type Script,
} from '@/lib/content/curriculum/scripts/contract'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { ScriptEditorProps } from './script-editor'
import { ClosedGradeNotice, GradeNotFoundNotice, type GradeSummary } from './script-grades'

/** The editor is loaded when a script is opened. */
const ScriptEditor = lazyPart<ScriptEditorProps>(
  async () => (await import('./script-editor')).ScriptEditor,
  { loading: ListSkeleton },
)

/**
 * The admin's screen of lessons' scripts. Loads the grades first, to detect an unknown grade in the
 * address (rule 11.4).
 */
export function ScriptsScreen() {
  const grades = useCall(apiCallOf(listGradesContract), { query: { size: LIST_LIMITS.size } })
  return (
    <Loaded query={grades} title="Razredi se ne mogu učitati" skeleton={<ListSkeleton />}>
      {({ items }) =>
        items.length ? (
          <Scripts grades={items} />
        ) : (
          <EmptyState title="Još nema razreda" text="Prvo dolaze razred, predmet i udžbenik." />
        )
      }
    </Loaded>
  )
}

function Scripts({ grades }: { grades: GradeSummary[] }) {
  const { grade, record } = useQueryParams()
  const chosen = grades.find(({ _id }) => _id === grade)
  if (grade && !chosen && !record) return <GradeNotFoundNotice />
  return <ScriptRecords {...{ grades, chosen }} />
}

type ScriptRecordsProps = { grades: GradeSummary[]; chosen: GradeSummary | undefined }

function ScriptRecords({ grades, chosen }: ScriptRecordsProps) {
  const grade = chosen?._id
  const ofGrade = { size: LIST_LIMITS.size, ...(grade && { grade }) }
  const books = useCall(apiCallOf(listBooksContract), { query: ofGrade }, { keepsPrevious: true })
  return (
    <RecordsScreen
      list={{
        title: 'Skripte',
        start: 'Prvo treba lekcija (izbornik: Lekcije). Njezina se skripta onda piše ovdje.',
        list: listContract,
        above: chosen && !chosen.isActive && <ClosedGradeNotice grade={chosen} />,
        nameOf: ({ title }) => title,
        columns: [
          { id: 'title', header: 'Lekcija', cell: ({ title }) => title, isSortable: true },
          {
            id: 'place',
            header: 'Udžbenik',
            cell: ({ gradeName, bookName }) => `${gradeName}: ${bookName}`,
            isSortable: true,
          },
          { id: 'size', header: 'Znakova', cell: ({ size }) => formatNumber(size) },
          { id: 'figures', header: 'Slike', cell: ({ figureCount }) => formatNumber(figureCount) },
          {
            id: 'state',
            header: 'Stanje',
            cell: ({ size, isPublished }) =>
              size ? (isPublished ? 'objavljena' : 'skica') : 'prazna',
          },
        ],
        filters: [
          {
            name: 'grade',
            label: 'Razred',
            options: grades.map(({ _id: value, name: label }) => ({ value, label })),
          },
          {
            name: 'literature',
            label: 'Udžbenik',
            options: (books.data?.items ?? []).map(({ _id, name, gradeName }) => ({
              value: _id,
              label: grade ? name : `${gradeName}: ${name}`,
            })),
          },
          {
            name: 'isPublished',
            label: 'Stanje',
            options: [
              { value: 'true', label: 'Objavljene' },
              { value: 'false', label: 'Skice' },
            ],
          },
        ],
      }}
      form={{
        table: 'scripts',
        isWide: true,
        schema: scriptFields,
        calls: { read: readContract, save: saveContract },
        titleOf: (lesson) => lesson?.title ?? '',
        fields: [
          {
            name: 'script',
            label: 'Skripta',
            isMarkdown: true,
            hint: 'Alt+F10 vodi do alata, Esc natrag u tekst.',
            kind: 'own',
            control: ({ value, onChange, wiring }) => (
              <ScriptEditor value={value as Script} {...{ onChange, wiring }} />
            ),
            toText: (value) => (value as Script).markdown,
          },
        ],
        valuesOf: (lesson) => ({
          script: { markdown: lesson?.script ?? '', figures: lesson?.figures ?? [] },
        }),
      }}
    />
  )
}
