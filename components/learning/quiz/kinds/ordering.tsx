'use client'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { orderPlaceInWords } from '@/lib/content/questions/kinds/ordering/place-in-words'
import { optionHtml } from '@/lib/content/questions/option-id'
import type { FieldsProps } from './fields-props'
import { MarkIcon } from './mark-icon'

/** A list to reorder by choosing an item and its place, by buttons or arrow keys; no dragging. */
export function OrderingFields({ question, answer, judged, onChange }: FieldsProps<'ordering'>) {
  const { items } = question
  const [chosen, setChosen] = useState<string | null>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const focused = useRef<Element | null>(null)
  const name = useId()
  const known = answer?.order.filter((id) => optionHtml(items, id)) ?? []
  const order = [...known, ...items.map(({ id }) => id).filter((id) => !known.includes(id))]

  // Moving a row in the DOM would lose the focus.
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [answer])

  const move = (id: string, place: number) => {
    setChosen(null)
    if (place < 0 || place >= order.length) return
    focused.current = document.activeElement
    setMoved(id)
    onChange({ kind: 'ordering', order: order.filter((one) => one !== id).toSpliced(place, 0, id) })
  }
  const choose = (id: string, place: number) => {
    if (chosen !== null && chosen !== id) return move(chosen, place)
    setChosen(chosen === id ? null : id)
    setMoved(null)
  }
  const onKeyDown = (event: KeyboardEvent, id: string, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(id, place + step)
  }
  return (
    <div className="space-y-3">
      <ol className="space-y-3" aria-label="Poredak">
        {order.map((id, place) => {
          const mark = judged?.marks[id]
          return (
            <li key={id} className="flex gap-2">
              <button
                type="button"
                disabled={judged !== undefined}
                data-aloud="option"
                aria-pressed={judged ? undefined : chosen === id}
                aria-keyshortcuts="ArrowUp ArrowDown"
                onClick={() => choose(id, place)}
                onKeyDown={(event) => onKeyDown(event, id, place)}
                className={clsx(TILE, lookOf(mark, chosen === id))}
              >
                <span className="min-w-[1.35em] shrink-0 font-extrabold text-muted">
                  {chosen === id && <ArrowUpDown aria-hidden="true" className="size-5 text-link" />}
                  <span className={clsx(chosen === id && 'sr-only')}>{place + 1}.</span>
                </span>
                <span id={`${name}-${id}`} className="min-w-0 flex-1 break-words">
                  <RichText as="span" html={optionHtml(items, id)} />
                </span>
                {mark && <MarkIcon tone={mark} label={MARK_LABELS[mark]} />}
              </button>
              {!judged &&
                STEPS.map(({ label, step, Icon }) => (
                  <button
                    key={label}
                    id={`${name}-${id}-${label}`}
                    type="button"
                    aria-label={label}
                    aria-labelledby={`${name}-${id}-${label} ${name}-${id}`}
                    // Not disabled, since focus would be lost at the end of the list.
                    aria-disabled={order[place + step] === undefined}
                    onClick={() => move(id, place + step)}
                    className={STEP}
                  >
                    <Icon aria-hidden="true" className="size-5" />
                  </button>
                ))}
            </li>
          )
        })}
      </ol>
      <p role="status" data-aloud={chosen ? undefined : 'result'} className="sr-only">
        {chosen && !judged && (
          <>
            „<RichText as="span" html={optionHtml(items, chosen)} />” je odabrano. Odaberi mjesto na
            koje ide.
          </>
        )}
        {moved && !judged && (
          <>
            <RichText as="span" html={optionHtml(items, moved)} />,{' '}
            {orderPlaceInWords(order.indexOf(moved) + 1)}
          </>
        )}
      </p>
      {judged && judged.outcome !== 'right' && (
        <div data-right-answer className="text-lg">
          Točan poredak:
          <ol className="list-inside list-decimal font-bold text-good">
            {judged.correct.order.map((id) => (
              <li key={id}>
                <RichText as="span" html={optionHtml(items, id)} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

const STEPS = [
  { label: 'Gore', step: -1, Icon: ArrowUp },
  { label: 'Dolje', step: 1, Icon: ArrowDown },
]

const MARK_LABELS = { right: 'Na svojem mjestu', wrong: 'Nije na svojem mjestu' }

const TILE =
  'flex min-h-12 min-w-0 scroll-mb-28 flex-1 items-center gap-2 rounded-control border-2 px-3 py-2 text-left text-lg leading-snug font-semibold hyphens-auto transition-colors duration-quick'

const STEP =
  'grid min-h-11 w-11 shrink-0 scroll-mb-28 place-items-center rounded-control border-2 border-field bg-surface hover:border-link aria-disabled:border-line aria-disabled:text-muted'

function lookOf(mark: 'right' | 'wrong' | undefined, isChosen: boolean): string {
  if (mark) return mark === 'right' ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft'
  return isChosen ? 'border-link bg-link-soft' : 'border-field bg-surface hover:border-link'
}
