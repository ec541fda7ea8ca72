'use client'
import { ListPage } from '@/components/platform/admin/list-page'
import { useQueryParams, useWasRecordOpen } from '@/components/platform/admin/use-query-params'
import { listContract } from '@/lib/learning/question-quality/contract'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { PoorQuestion } from './poor-question'
import { formatPercent } from './format-percent'

/** Longest question text in the table. */
const SHOWN_CHARACTERS = 120

/** Reported questions, and questions whose answers suggest that they teach poorly. */
export function PoorQuestionsScreen() {
  const { record: id } = useQueryParams()
  const wasOpen = useWasRecordOpen()
  if (id) return <PoorQuestion key={id} id={id} />
  return (
    <ListPage
      title="Pitanja koja slabo uče"
      takesFocus={wasOpen}
      start="Ovdje dolaze pitanja koja netko prijavi i ona na koja mnogi krivo odgovaraju."
      list={listContract}
      nameOf={({ text }) => shortened(text)}
      columns={[
        { id: 'text', header: 'Pitanje', cell: ({ text }) => shortened(text) },
        {
          id: 'order',
          header: 'Prijave',
          cell: ({ reports, distressed }) =>
            `${formatNumber(reports)}${distressed ? ', dijete u nevolji' : ''}`,
          isSortable: true,
        },
        {
          id: 'right',
          header: 'Točno',
          cell: (one) => formatPercent(one.answers ? one.rightAnswers / one.answers : null),
        },
        {
          id: 'wrong',
          header: 'Najčešće krivo',
          cell: ({ wrongShare }) => formatPercent(wrongShare),
        },
        { id: 'answers', header: 'Odgovori', cell: ({ answers }) => formatNumber(answers) },
        { id: 'lesson', header: 'Lekcija', cell: ({ lessonTitle }) => lessonTitle ?? '' },
      ]}
      filters={[
        {
          name: 'why',
          label: 'Zašto su ovdje',
          options: [
            { value: 'reported', label: 'Prijavljena' },
            { value: 'weak', label: 'Dvosmislena ili preteška' },
          ],
        },
      ]}
    />
  )
}

const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
