'use client'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import { Reasons } from '@/components/learning/quiz/reasons'
import { verdictOf } from '@/components/learning/quiz/verdicts'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { votableOptionIds } from '@/lib/learning/classroom/hands'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import { answerInstruction, isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion } from '@/lib/content/questions/model'
import styles from './board.module.css'
import { Countdown } from './countdown'
import { HandCounters } from './hand-counters'
import type { UseVotesResult } from './use-votes'

type ClassQuestionProps = { question: PublicQuestion; heading: string; votes: UseVotesResult }

/** A question for the whole class: raised hands are counted, then the answer is judged. */
export function ClassQuestion({ question, heading, votes }: ClassQuestionProps) {
  const { hands, answer, judgement, isChecking = false, message } = votes.of(question)
  const options = votableOptionIds(question)
  return (
    <>
      <p className="text-base font-bold text-muted">{heading}</p>
      <h2 className={styles.question}>
        <RichText as="span" html={question.html} className="prose block" />
      </h2>
      <p className="mt-[0.2em] text-base text-muted empty:hidden">{answerInstruction(question)}</p>
      <div role="group" aria-label="Odgovor razreda" className="mt-[0.6em]">
        <AnswerFields
          question={question}
          answer={answer}
          judged={judgement}
          onChange={(given) => votes.choose(question, given)}
        />
      </div>
      {!judgement && (
        <div className="mt-[0.8em] flex flex-wrap items-center gap-x-6 gap-y-3 text-[max(1rem,0.5em)]">
          {options.length > 0 && (
            <HandCounters
              {...{ options, hands }}
              onCount={(counted) => votes.count(question, counted)}
            />
          )}
          <Button
            disabled={!isCompleteAnswer(question, answer)}
            aria-disabled={isChecking}
            aria-describedby="jos-bez-odgovora"
            onClick={() => void votes.judge(question)}
          >
            {isChecking ? 'Provjeravam...' : 'Pokaži odgovor'}
          </Button>
          <Countdown />
          {!isCompleteAnswer(question, answer) && (
            <p id="jos-bez-odgovora" className="basis-full text-base text-muted">
              {options.length > 0
                ? 'Za odgovor treba prebrojiti ruke ili odabrati što razred misli.'
                : 'Za odgovor treba upisati ili složiti što razred misli.'}
            </p>
          )}
        </div>
      )}
      <p role="alert" className="mt-2 text-base font-bold text-bad empty:hidden">
        {message}
      </p>
      {judgement && (
        <>
          <Verdict {...{ question, judgement }} />
          <div className="mt-4 text-[max(1rem,0.5em)]">
            <Button variant="secondary" onClick={() => votes.clear(question)}>
              Pitaj ponovno
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** The verdict and its reasons; scrolls into view. */
function Verdict({
  question,
  judgement,
}: {
  question: PublicQuestion
  judgement: ValidJudgementView
}) {
  const place = useRef<HTMLElement>(null)
  const { title, look, tone } = verdictOf(question.kind, judgement.outcome)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={`Objašnjenje: ${title}`}
      className={clsx('mt-[0.8em] rounded-card p-[0.6em] outline-none', look)}
    >
      <h3 className={clsx('font-display text-2xl font-bold', tone)}>{title}</h3>
      {judgement.hint && <p className="font-bold">{judgement.hint}</p>}
      <Reasons question={question} judgement={judgement} />
      {judgement.explanation && <RichText html={judgement.explanation} />}
    </section>
  )
}
