'use client'
import { clsx } from 'clsx'
import { use, useEffect, useRef } from 'react'
import { SaveQuestion } from '@/components/learning/notebook/save-question'
import { ReportQuestion } from '@/components/learning/question-quality/report-question'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { LateMascot } from '@/components/ui/late-mascot'
import { RichText } from '@/components/ui/rich-text'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { AskProfessorContext } from './ask-professor-context'
import { Reasons } from './reasons'
import { verdictOf } from './verdicts'

type ExplanationProps = {
  question: PublicQuestion
  judgement: ValidJudgementView
  isOfLesson?: boolean
  /** Whether hints were open when the answer was given. */
  isHinted?: boolean
  /** Whether the answer was „Ne znam”. */
  isUnknown?: boolean
}

/** The verdict with its reasons takes the focus and scrolls above the bottom bar; Enter goes on. */
export function Explanation(props: ExplanationProps) {
  const { question, judgement, isOfLesson = true, isHinted, isUnknown } = props
  const panel = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const askAbout = use(AskProfessorContext)
  const { outcome } = judgement
  const { title, pose, look, tone } = verdictOf(question.kind, outcome, isUnknown)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    if (panel.current) reveal(panel.current)
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== panel.current) return
        // The Enter that submitted the answer, still held down, would skip the explanation.
        if (event.repeat) return
        event.preventDefault()
        panel.current.closest('form')?.requestSubmit()
      }}
      aria-label={`Objašnjenje: ${title}`}
      aria-describedby="objasnjenje"
      className={clsx('animate-rise rounded-card p-4 outline-none sm:p-5', look)}
    >
      <div ref={head} className="flex scroll-mb-28 items-center gap-3">
        <LateMascot pose={pose} className="size-14" />
        <h2 data-verdict className={clsx('font-display text-2xl font-bold', tone)}>
          {title}
        </h2>
        {judgement.earned ? (
          <span className="ml-auto animate-pop rounded-full bg-surface px-3 py-1 font-bold whitespace-nowrap text-almost">
            +{judgement.earned} XP
          </span>
        ) : null}
        <LazyReadAloudButton />
      </div>
      <div id="objasnjenje" className="mt-2 space-y-2 text-lg leading-relaxed">
        {judgement.hint && <p className="font-bold">{judgement.hint}</p>}
        {isHinted && (outcome === 'right' || outcome === 'spelling') && <p>{WITH_HINTS}</p>}
        <Reasons question={question} judgement={judgement} />
        {judgement.explanation && <RichText html={judgement.explanation} />}
      </div>
      <div className="early:hidden">
        <SaveQuestion {...{ question, judgement, isOfLesson }} source="kwiz" />
        {isOfLesson && askAbout && (
          <div className="mt-2 empty:hidden">{askAbout(question._id)}</div>
        )}
        {isOfLesson && <ReportQuestion questionId={question._id} />}
      </div>
    </section>
  )
}

const WITH_HINTS = 'Uz uputu je išlo! Za punu savladanost pokušaj idući put i bez nje.'

/** Heights of the header and the bottom bar, with a margin. */
const HEAD_PX = 80
const BAR_PX = 100

function reveal(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect()
  const way = Math.min(bottom - (window.innerHeight - BAR_PX), top - HEAD_PX)
  if (way > 0) document.documentElement.scrollTop += way
}
