'use client'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { optionIdAt } from '@/lib/content/questions/option-id'
import { MarkIcon } from './mark-icon'
import type { FieldsProps } from './fields-props'
import { TRUE_FALSE_OPTIONS } from '@/lib/content/questions/kinds/choices/answer'

type Option = {
  id: string
  html: string
  /** Word and picture for early readers, in place of the text. */
  early?: { text: string; icon: string } | undefined
}

type ChoiceFieldsProps = {
  type: 'radio' | 'checkbox'
  options: Option[]
  chosen: string[]
  right: string[] | null
  onChange: (chosen: string[]) => void
}

/**
 * Options to tick: native radio buttons or checkboxes on big cards; the letters A, B, C ... work
 * too.
 */
export function ChoiceFields({ type, options, chosen, right, onChange }: ChoiceFieldsProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const isJudged = right !== null

  useEffect(() => {
    const form = list.current?.closest('form')
    if (isJudged || !form) return
    // Only while focus is in the question: elsewhere a letter is not meant for it (WCAG 2.1.4).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const option = options.find((_, index) => letterAt(index) === event.key.toUpperCase())
      const isSame = type === 'radio' && chosen.includes(option?.id ?? '')
      if (option && !isSame) onChange(toggled(type, chosen, option.id))
    }
    form.addEventListener('keydown', onKeyDown)
    return () => form.removeEventListener('keydown', onKeyDown)
  }, [type, options, chosen, isJudged, onChange])

  return (
    <div
      ref={list}
      className={clsx(
        'space-y-3',
        options.every(isShort) && 'early:grid early:grid-cols-2 early:gap-3 early:space-y-0',
      )}
    >
      {options.map(({ id, html, early }, index) => {
        const isChosen = chosen.includes(id)
        const mark = markOf(isChosen, right?.includes(id))
        return (
          <label
            key={id}
            data-aloud="option"
            className={clsx(CARD, !isJudged && TO_CHOOSE, LOOKS[mark])}
          >
            <input
              type={type}
              name={name}
              checked={isChosen}
              disabled={isJudged}
              onChange={() => onChange(toggled(type, chosen, id))}
              className="size-5 shrink-0 accent-link early:sr-only"
            />
            <RichText
              as="span"
              html={html}
              className={clsx(
                'min-w-0 flex-1 text-lg leading-snug font-semibold early:text-2xl',
                early && 'early:hidden',
              )}
            />
            {early && (
              <span data-early-icon={early.icon} className={EARLY_OPTION}>
                {early.text}
              </span>
            )}
            {MARK_ICONS[mark]}
            {!isJudged && (
              <kbd aria-hidden="true" className={KEY}>
                {letterAt(index)}
              </kbd>
            )}
          </label>
        )
      })}
    </div>
  )
}

/** An option's key, a letter: options are often numbers, which would conflict with digits. */
const letterAt = (index: number) => optionIdAt(index).toUpperCase()

const toggled = (type: 'radio' | 'checkbox', chosen: string[], id: string) => {
  if (type === 'radio') return [id]
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
}

const KEY =
  'hidden rounded border border-line bg-sunken px-2 py-0.5 text-sm font-semibold text-muted sm:block ' +
  '[font-family:inherit]'

type Mark = 'open' | 'chosen' | 'right' | 'missed' | 'wrong'

function markOf(isChosen: boolean, isRight: boolean | undefined): Mark {
  if (isRight === undefined) return isChosen ? 'chosen' : 'open'
  if (isRight) return isChosen ? 'right' : 'missed'
  return isChosen ? 'wrong' : 'open'
}

/** Options of this length at most, without tags and hidden names, stand side by side for early readers. */
const SHORT = 12
const isShort = ({ html, early }: Option) =>
  early !== undefined || html.replace(/<span class="sr.*?n>|<[^>]*>/g, '').trim().length <= SHORT

const EARLY_OPTION =
  'hidden flex-1 flex-col items-center gap-2 font-display text-3xl font-bold early:flex'

const CARD =
  'rounded-control duration-quick flex min-h-14 items-center gap-3 border-2 px-4 py-3 transition-colors ' +
  'early:min-h-20 early:text-center'

// A judged option does not respond to the pointer, where a border would look like another choice.
const TO_CHOOSE = 'cursor-pointer hover:border-link'

// Chosen options use the link colour: a subject's own may be the red or green of a verdict.
const LOOKS: Record<Mark, string> = {
  open: 'border-field bg-surface',
  chosen: 'border-link bg-link-soft',
  right: 'border-good bg-good-soft',
  missed: 'border-good bg-surface border-dashed',
  wrong: 'border-bad bg-bad-soft',
}

const MARK_ICONS: Partial<Record<Mark, React.ReactNode>> = {
  right: <MarkIcon tone="right" label="Dobro odabrano" />,
  missed: <MarkIcon tone="right" label="Ovo je dobar odgovor" />,
  wrong: <MarkIcon tone="wrong" label="Ovo nije dobar odgovor" />,
}

export function SingleFields({ question, answer, judged, onChange }: FieldsProps<'single'>) {
  return (
    <ChoiceFields
      type="radio"
      options={question.choices}
      chosen={answer ? [answer.choice] : []}
      right={judged ? [judged.correct.choice] : null}
      onChange={([choice = '']) => onChange({ kind: 'single', choice })}
    />
  )
}

export function SeveralFields({ question, answer, judged, onChange }: FieldsProps<'several'>) {
  return (
    <ChoiceFields
      type="checkbox"
      options={question.choices}
      chosen={answer?.choices ?? []}
      right={judged?.correct.choices ?? null}
      onChange={(choices) => onChange({ kind: 'several', choices })}
    />
  )
}

const EARLY_CLAIM_OPTIONS: Record<string, Option['early']> = {
  true: { text: 'Da', icon: 'check' },
  false: { text: 'Ne', icon: 'cross' },
}
const CLAIM_OPTIONS = TRUE_FALSE_OPTIONS.map((option) => ({
  ...option,
  early: EARLY_CLAIM_OPTIONS[option.id],
}))

export function TrueFalseFields({ answer, judged, onChange }: FieldsProps<'true-false'>) {
  return (
    <ChoiceFields
      type="radio"
      options={CLAIM_OPTIONS}
      chosen={answer ? [String(answer.value)] : []}
      right={judged ? [String(judged.correct.value)] : null}
      onChange={([value]) => onChange({ kind: 'true-false', value: value === 'true' })}
    />
  )
}
