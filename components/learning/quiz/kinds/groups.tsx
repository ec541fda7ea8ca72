'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { optionHtml } from '@/lib/content/questions/option-id'
import type { FieldsProps } from './fields-props'
import { MarkIcon } from './mark-icon'

/** Each item with one native radio button for each group: one tap, and the arrow keys. */
export function GroupsFields({ question, answer, judged, onChange }: FieldsProps<'groups'>) {
  const name = useId()
  const chosen = answer?.groups ?? {}
  return (
    <div className="space-y-3">
      {question.items.map((item) => {
        // After „Ne znam” nothing is marked, and all groups are named.
        const mark = judged?.marks[item.id] ?? (judged && answer ? 'wrong' : undefined)
        return (
          <fieldset key={item.id} className={clsx(ITEM, mark ? MARKED[mark] : 'border-line')}>
            {/* A floating legend lies inside the border. */}
            <legend className="float-left mb-2 flex w-full items-center gap-2 text-lg leading-snug font-semibold">
              <RichText as="span" html={item.html} className="min-w-0 flex-1 break-words" />
              {mark && (
                <MarkIcon
                  tone={mark}
                  label={mark === 'right' ? 'Dobra skupina' : 'Nije dobra skupina'}
                />
              )}
            </legend>
            <div className="clear-both flex flex-wrap gap-2">
              {question.groups.map((group) => (
                <label
                  key={group.id}
                  className={clsx(GROUP, chosen[item.id] === group.id ? CHOSEN : OPEN)}
                >
                  <input
                    type="radio"
                    name={`${name}${item.id}`}
                    checked={chosen[item.id] === group.id}
                    disabled={judged !== undefined}
                    onChange={() =>
                      onChange({ kind: 'groups', groups: { ...chosen, [item.id]: group.id } })
                    }
                    className="size-5 shrink-0 accent-link"
                  />
                  <RichText as="span" html={group.html} className="min-w-0 break-words" />
                </label>
              ))}
            </div>
            {judged && mark !== 'right' && (
              <p className="mt-2">
                Točno:{' '}
                <RichText
                  as="span"
                  html={optionHtml(question.groups, judged.correct.groups[item.id])}
                  className="font-bold text-good"
                />
              </p>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}

const ITEM = 'rounded-control border-2 bg-surface px-3 py-3'
const MARKED = { right: 'border-good bg-good-soft', wrong: 'border-bad bg-bad-soft' }

const GROUP =
  'rounded-control duration-quick flex min-h-12 min-w-28 flex-1 cursor-pointer items-center gap-2 border-2 px-3 py-2 font-semibold transition-colors has-disabled:cursor-auto'
const CHOSEN = 'border-link bg-link-soft'
const OPEN = 'border-field bg-surface hover:border-link has-disabled:hover:border-field'
