'use client'
import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '@/components/ui/lazy-part'
import { ANSWER_LIMITS } from '@/lib/content/questions/answer-limits'
import type { Judged, PublicOf } from '@/lib/content/questions/model'
import type { FieldsProps } from './fields-props'
import { MarkIcon } from './mark-icon'
import { isFreeText } from './text-field'

const HelpBelowField = lazyPart<{ text: string }>(() =>
  import('@/components/people/distress/help-below-field').then((one) => one.HelpBelowField),
)

/** A text with native fields and lists where its gaps are. */
export function GapsFields({ question, answer, judged, onChange }: FieldsProps<'gaps'>) {
  const { passage, gaps } = question
  const html = useMemo(() => ({ __html: withSlots(passage, gaps) }), [passage, gaps])
  const [slots, setSlots] = useState<Slot[]>([])
  const findSlots = useCallback(
    (text: HTMLDivElement | null) =>
      setSlots([...(text?.querySelectorAll('[data-gap]') ?? [])].map(slotOf).toSorted(byNumber)),
    [],
  )
  const filled = answer?.gaps ?? {}
  // What stands in a gap is read with its sentence.
  useEffect(() => {
    for (const { element, number } of slots)
      element.setAttribute('data-spoken', filled[number] ?? EMPTY)
  })
  const change = (number: number, value: string) => {
    const { [number]: _, ...others } = filled
    onChange({ kind: 'gaps', gaps: value ? { ...others, [number]: value } : others })
  }
  const telling = judged ? undefined : Object.values(filled).find(isFreeText)
  return (
    <div className="space-y-3">
      <div
        // Remounts when the text changes, because its slots change.
        key={passage}
        ref={findSlots}
        data-aloud="text"
        dangerouslySetInnerHTML={html}
        className="prose max-w-none text-xl leading-[3.25rem] break-words"
      />
      {slots.map(({ element, number, words }) =>
        createPortal(
          <GapField
            number={number}
            name={`Praznina ${number} od ${gaps.length}${words && `, iza „${words}”`}`}
            gap={gaps[number - 1] ?? {}}
            value={filled[number] ?? ''}
            mark={
              judged && answer ? markOf(judged, number, Boolean(filled[number]?.trim())) : undefined
            }
            right={judged?.correct.gaps[number]}
            onChange={(value) => change(number, value)}
          />,
          element,
          String(number),
        ),
      )}
      {telling && <HelpBelowField text={telling} />}
    </div>
  )
}

type Gap = PublicOf<'gaps'>['gaps'][number]
type Mark = 'right' | 'partly' | 'wrong'

/** An answered gap without a mark of the judge is partly right. */
const markOf = ({ marks }: Pick<Judged, 'marks'>, gap: number, isFilled: boolean): Mark =>
  marks[gap] ?? (isFilled ? 'partly' : 'wrong')

/** How a gap without an answer is read. */
const EMPTY = 'praznina'

/**
 * Each slot reserves the space of its field until scripts are loaded, and keeps punctuation on its
 * line.
 */
const withSlots = (html: string, gaps: Gap[]): string =>
  html.replace(/\[\[(\d{1,2})\]\]([.,;:!?…)]*)/g, (_, number: string, signs: string) => {
    const width = widthOf(gaps[Number(number) - 1] ?? {})
    return `<span class="whitespace-nowrap"><span data-gap="${number}" data-spoken="${EMPTY}" style="--field:${width}" class="empty:inline-block empty:w-[var(--field)] empty:max-w-full"></span>${signs}</span>`
  })

/** Width of a letter, and of everything else in a list, in letter sizes of a field. */
const [LETTER, LIST] = [0.55, 2.25]

/**
 * The width of a gap's field: known without scripts, so that no text moves when they are loaded. It
 * grows with the letters of a classroom screen.
 */
function widthOf({ options, isNumber }: Gap): string {
  const longest = Math.max(...[CHOOSE, ...(options ?? [])].map(({ length }) => length))
  const sizes = options ? longest * LETTER + LIST : isNumber ? 5.4 : 8.9
  return `calc(var(--text-lg) * ${sizes.toFixed(2)})`
}

const CHOOSE = 'odaberi'

/** `words`: the last words before the gap in its paragraph, for screen readers. */
type Slot = { element: Element; number: number; words: string }

const WORDS = 4

function slotOf(element: Element): Slot {
  const before = document.createRange()
  before.setStartBefore(element.closest('p, li, td, th, div') ?? element)
  before.setEndBefore(element)
  const words = before.toString().trim().split(/\s+/).slice(-WORDS).join(' ')
  return { element, number: Number(element.getAttribute('data-gap')), words }
}

const byNumber = (one: Slot, other: Slot) => one.number - other.number

type GapFieldProps = {
  number: number
  name: string
  gap: Gap
  value: string
  mark: Mark | undefined
  /** The right answer, once judged. */
  right: string | undefined
  onChange: (value: string) => void
}

function GapField({ number, name, gap, value, mark, right, onChange }: GapFieldProps) {
  const isJudged = right !== undefined
  const look = clsx(FIELD, mark ? MARKED[mark] : 'border-field bg-surface focus:border-link')
  return (
    <span
      data-aloud={gap.options && 'focus'}
      className="inline-flex max-w-full flex-wrap items-baseline gap-x-1 leading-snug whitespace-normal"
    >
      {gap.options ? (
        <select
          aria-label={name}
          data-spoken={`Praznina ${number}: ${gap.options.join(', ')}`}
          value={value}
          disabled={isJudged}
          onChange={({ target }) => onChange(target.value)}
          style={{ width: widthOf(gap) }}
          className={clsx(look, 'pr-1')}
        >
          <option value="">{CHOOSE}</option>
          {gap.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          aria-label={name}
          inputMode={gap.isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={gap.isNumber ? ANSWER_LIMITS.numberText : ANSWER_LIMITS.shortText}
          value={value}
          readOnly={isJudged}
          onChange={({ target }) => onChange(target.value)}
          style={{ width: widthOf(gap) }}
          className={look}
        />
      )}
      {mark && (
        <span className="self-center">
          <GapMark mark={mark} />
        </span>
      )}
      {isJudged && mark !== 'right' && (
        <span data-right-answer>
          <span className="sr-only">Točno: </span>
          <strong data-spoken={`Praznina ${number}, točno: ${right}`} className="text-good">
            {right}
          </strong>
        </span>
      )}
    </span>
  )
}

function GapMark({ mark }: { mark: Mark }) {
  if (mark === 'right') return <MarkIcon tone="right" label="Dobro popunjeno" />
  if (mark === 'wrong') return <MarkIcon tone="wrong" label="Nije dobro popunjeno" />
  return (
    <span className="font-bold text-almost">
      <span aria-hidden="true">½</span>
      <span className="sr-only">Djelomično točno</span>
    </span>
  )
}

const FIELD =
  'h-11 max-w-full min-w-0 scroll-mb-28 rounded-control border-2 px-2 text-lg font-bold leading-tight'
const MARKED: Record<Mark, string> = {
  right: 'border-good bg-good-soft',
  partly: 'border-almost bg-almost-soft',
  wrong: 'border-bad bg-bad-soft',
}
