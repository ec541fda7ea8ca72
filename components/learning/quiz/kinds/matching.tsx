'use client'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { PublicOf } from '@/lib/content/questions/model'
import type { FieldsProps } from './fields-props'

/** Two columns, no dragging: tap left, then right. Tapping a paired left button removes the pair. */
export function MatchingFields({ question, answer, judged, onChange }: FieldsProps<'matching'>) {
  const [tapped, setTapped] = useState<string | null>(null)
  const [news, setNews] = useState<News | null>(null)
  const pairs = answer?.pairs ?? {}
  const selected = tapped ?? question.left.find(({ id }) => !pairs[id])?.id
  const numberOf = (leftId: string) => question.left.findIndex(({ id }) => id === leftId) + 1
  const ownerOf = (rightId: string) => Object.keys(pairs).find((left) => pairs[left] === rightId)

  const change = (next: Record<string, string>) => onChange({ kind: 'matching', pairs: next })
  const part = (leftId: string) => {
    setNews({ left: leftId, right: null })
    change(without(pairs, leftId))
  }
  const tapLeft = (leftId: string) => {
    if (pairs[leftId]) part(leftId)
    setTapped(leftId)
  }
  const tapRight = (rightId: string) => {
    const owner = ownerOf(rightId)
    if (!selected) {
      if (owner) part(owner)
      setTapped(owner ?? null)
      return
    }
    const freed = owner ? without(pairs, owner) : pairs
    change({ ...freed, [selected]: rightId })
    setNews({ left: selected, right: rightId })
    setTapped(null)
  }

  return (
    <>
      <PairNews question={question} news={news} />
      <div className="grid grid-cols-2 gap-x-5 pt-2 sm:gap-x-8">
        <ul className="space-y-4" aria-label="Pojmovi">
          {question.left.map(({ id, html }) => {
            const mark = judged?.marks[id]
            return (
              <li key={id}>
                <button
                  type="button"
                  disabled={judged !== undefined}
                  data-aloud="option"
                  aria-pressed={selected === id}
                  onClick={() => tapLeft(id)}
                  className={clsx(TILE, leftLook(mark, selected === id, pairs[id] !== undefined))}
                >
                  <Badge number={numberOf(id)} isPaired={pairs[id] !== undefined} />
                  <RichText as="span" html={html} className="min-w-0 flex-1 break-words" />
                  {mark && <MarkIcon mark={mark} />}
                </button>
                {judged && mark !== 'right' && (
                  <CorrectSide question={question} rightId={judged?.correct.pairs[id]} />
                )}
              </li>
            )
          })}
        </ul>
        <ul className="space-y-4" aria-label="Parovi">
          {question.right.map(({ id, html }) => {
            const owner = ownerOf(id)
            return (
              <li key={id}>
                <button
                  type="button"
                  disabled={judged !== undefined}
                  data-aloud="option"
                  onClick={() => tapRight(id)}
                  className={clsx(TILE, owner ? 'border-link bg-link-soft' : OPEN)}
                >
                  {owner && <Badge number={numberOf(owner)} isPaired />}
                  <RichText as="span" html={html} className="min-w-0 flex-1 break-words" />
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

/** A pair that was made or removed. */
type News = { left: string; right: string | null }

type PairNewsProps = { question: PublicOf<'matching'>; news: News | null }

/** Announces a tap's effect to screen readers and early readers. */
function PairNews({ question, news }: PairNewsProps) {
  const left = question.left.find(({ id }) => id === news?.left)
  const right = question.right.find(({ id }) => id === news?.right)
  return (
    <p role="status" data-aloud="result" className="sr-only">
      {left && (
        <>
          {right ? 'Spojeno: ' : 'Razdvojeno: '}
          <RichText as="span" html={left.html} />
          {right && ' i '}
          {right && <RichText as="span" html={right.html} />}
        </>
      )}
    </p>
  )
}

const TILE =
  'rounded-control duration-quick relative flex min-h-14 w-full items-center border-2 px-3 py-2 text-left leading-snug font-semibold hyphens-auto transition-colors'
const OPEN = 'border-field bg-surface hover:border-link'

function leftLook(mark: 'right' | 'wrong' | undefined, isSelected: boolean, isPaired: boolean) {
  if (mark) return mark === 'right' ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft'
  if (isSelected) return 'border-link bg-surface ring-2 ring-link'
  return isPaired ? 'border-link bg-link-soft' : OPEN
}

function without(pairs: Record<string, string>, leftId: string): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).filter(([id]) => id !== leftId))
}

function Badge({ number, isPaired }: { number: number; isPaired: boolean }) {
  return (
    <span
      data-unspoken
      className={clsx(
        'absolute -top-2.5 -left-2.5 grid size-6 place-items-center rounded-full border-2 text-xs font-extrabold',
        isPaired ? 'border-page bg-link text-page' : 'border-field bg-page text-muted',
      )}
    >
      {isPaired && <span className="sr-only">Par </span>}
      {number}
    </span>
  )
}

function MarkIcon({ mark }: { mark: 'right' | 'wrong' }) {
  const Icon = mark === 'right' ? Check : X
  return (
    <span className={clsx('absolute -top-2.5 -right-2 rounded-full', MARK_TONES[mark])}>
      <Icon aria-hidden="true" strokeWidth={4} className="size-5 p-0.5 text-page" />
      <span className="sr-only">{mark === 'right' ? 'Točan par' : 'Netočan par'}</span>
    </span>
  )
}

const MARK_TONES = { right: 'bg-good', wrong: 'bg-bad' }

type CorrectSideProps = { question: PublicOf<'matching'>; rightId: string | undefined }

function CorrectSide({ question, rightId }: CorrectSideProps) {
  const right = question.right.find(({ id }) => id === rightId)
  if (!right) return null
  return (
    <p data-right-answer className="mt-1 px-1 text-sm">
      Točno: <RichText as="span" html={right.html} className="font-bold text-good" />
    </p>
  )
}
