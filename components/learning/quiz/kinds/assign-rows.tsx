import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { Judged } from '@/lib/content/questions/model'
import { MarkIcon } from './mark-icon'

/** A place to which an item can be assigned. */
type Place = {
  id: string
  /** The visible name, with hidden text for screen readers if needed. */
  name: ReactNode
}

type AssignRowsProps = {
  items: { id: string; html: string }[]
  places: Place[]
  /** True if each name is a single letter. */
  areShort?: boolean
  /** The place of each item, by ids. */
  chosen: Record<string, string>
  /** The item to which a tap outside the rows, as on a picture, assigns a place. */
  current?: string | undefined
  judged: Pick<Judged, 'marks'> | undefined
  /** False after „Ne znam”: then no item is marked. */
  isAnswered: boolean
  /** The right place of each item, shown once judged. */
  right: Record<string, string> | undefined
  /** Texts of the marks for screen readers. */
  marks: { right: string; wrong: string }
  onChoose: (item: string, place: string) => void
}

/** Items with one native radio button for each place: one tap, and the arrow keys. */
export function AssignRows(props: AssignRowsProps) {
  const { items, places, areShort = false, chosen, current, judged, isAnswered, right } = props
  const name = useId()
  return (
    <div className="space-y-3">
      {items.map((item, index) => {
        const mark = judged?.marks[item.id] ?? (judged && isAnswered ? 'wrong' : undefined)
        return (
          <fieldset
            key={item.id}
            className={clsx(
              ITEM,
              mark ? MARKED[mark] : item.id === current ? 'border-link' : 'border-line',
            )}
          >
            {/* A floating legend lies inside the border. */}
            <legend
              data-aloud="text"
              className="float-left mb-2 flex w-full items-center gap-2 text-lg leading-snug font-semibold"
            >
              <RichText as="span" html={item.html} className="min-w-0 flex-1 break-words" />
              {mark && <MarkIcon tone={mark} label={props.marks[mark]} />}
            </legend>
            <div className="clear-both flex flex-wrap gap-2">
              {places.map((place) => (
                <label
                  key={place.id}
                  data-aloud={index ? 'repeated' : 'option'}
                  className={clsx(
                    PLACE,
                    areShort ? 'gap-1 px-1.5' : 'min-w-28 flex-1 gap-2 px-3 py-2',
                    chosen[item.id] === place.id ? CHOSEN : OPEN,
                  )}
                >
                  <input
                    type="radio"
                    name={`${name}${item.id}`}
                    checked={chosen[item.id] === place.id}
                    disabled={judged !== undefined}
                    onChange={() => props.onChoose(item.id, place.id)}
                    className="size-5 shrink-0 accent-link"
                  />
                  {place.name}
                </label>
              ))}
            </div>
            {right && mark !== 'right' && (
              <p data-right-answer className="mt-2 flex gap-1.5">
                Točno:{' '}
                <strong className="min-w-0 text-good">
                  {places.find(({ id }) => id === right[item.id])?.name}
                </strong>
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

const PLACE =
  'rounded-control duration-quick flex min-h-12 cursor-pointer items-center border-2 font-semibold transition-colors has-disabled:cursor-auto'
const CHOSEN = 'border-link bg-link-soft'
const OPEN = 'border-field bg-surface hover:border-link has-disabled:hover:border-field'
