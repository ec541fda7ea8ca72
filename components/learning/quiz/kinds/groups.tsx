'use client'
import { RichText } from '@/components/ui/rich-text'
import { AssignRows } from './assign-rows'
import type { FieldsProps } from './fields-props'

/** Each item with one native radio button for each group. */
export function GroupsFields({ question, answer, judged, onChange }: FieldsProps<'groups'>) {
  const chosen = answer?.groups ?? {}
  return (
    <AssignRows
      items={question.items}
      places={question.groups.map(({ id, html }) => ({
        id,
        name: <RichText as="span" html={html} className="min-w-0 break-words" />,
      }))}
      chosen={chosen}
      judged={judged}
      isAnswered={answer !== undefined}
      right={judged?.correct.groups}
      marks={{ right: 'Dobra skupina', wrong: 'Nije dobra skupina' }}
      onChoose={(item, group) => onChange({ kind: 'groups', groups: { ...chosen, [item]: group } })}
    />
  )
}
