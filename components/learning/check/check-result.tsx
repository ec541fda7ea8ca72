'use client'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { CheckRun, AnsweredQuestion, CheckPrompt } from '@/lib/learning/check/model'
import { outcomeFromTicks, type CheckAnswerOutcome } from '@/lib/learning/check/outcome'
import { CircleCheck } from 'lucide-react'
import { FoldItem } from '@/components/ui/fold-item'
import { RichText } from '@/components/ui/rich-text'

type CheckResultProps = {
  run: CheckRun
  scriptPath: string
  lessonPath: string
  onRestart: () => void
}

/** The result of a run. */
export function CheckResult({ run, scriptPath, lessonPath, onRestart }: CheckResultProps) {
  const known = run.answers.filter(({ points }) => outcomeFromTicks(points) === 'right').length
  const total = run.questions.length
  return (
    <section className="animate-rise space-y-6">
      <ResultHead
        cheers={known === total}
        title={`${known} od ${total} u potpunosti`}
        text={encouragement(known, total)}
      />
      <ul className="space-y-3">
        {run.questions.map((question) => {
          const answered = run.answers.find((one) => one.checkQuestionId === question._id)
          return answered && <ResultItem key={question._id} {...{ question, answered }} />
        })}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {run.runsLeft > 0 && <Button onClick={onRestart}>Još jednom</Button>}
        <ButtonLink variant="secondary" href={scriptPath}>
          Otvori skriptu
        </ButtonLink>
        <ButtonLink variant="quiet" href={lessonPath}>
          Natrag na lekciju
        </ButtonLink>
      </div>
    </section>
  )
}

function encouragement(known: number, total: number): string {
  if (known === total) return 'Svaka čast! Ovo znaš objasniti i drugima.'
  if (known > 0) return 'Dobro ti ide. Uzorni odgovori kažu što još možeš dodati.'
  return 'Objašnjavati je najteže. Pročitaj uzorne odgovore pa pokušaj opet kad poželiš.'
}

type ResultItemProps = { question: CheckPrompt; answered: AnsweredQuestion }

const OUTCOMES: Record<CheckAnswerOutcome, { title: string; tone: string }> = {
  right: { title: 'Imaš sve', tone: 'text-good' },
  partly: { title: 'Imaš dio', tone: 'text-almost' },
  'not-yet': { title: 'Još ne', tone: 'text-almost' },
}

/** A question of the run that opens to both answers and the ticks. */
export function ResultItem({ question, answered }: ResultItemProps) {
  const { title, tone } = OUTCOMES[outcomeFromTicks(answered.points)]
  const ticked = answered.points.filter(({ isTicked }) => isTicked)
  return (
    <FoldItem
      summary={
        <>
          <RichText as="span" html={question.html} />
          <span className={`block text-sm ${tone}`}>{title}</span>
        </>
      }
    >
      <div className="space-y-3 px-4 pb-4 leading-relaxed">
        {answered.text !== '' && (
          <div>
            <p className="font-semibold">Tvoj odgovor:</p>
            <p className="break-words whitespace-pre-line">{answered.text}</p>
          </div>
        )}
        <div>
          <p className="font-semibold">Uzoran odgovor:</p>
          <RichText html={answered.modelAnswer} className="prose" />
        </div>
        {ticked.length > 0 && (
          <div>
            <p className="font-semibold">Imaš:</p>
            <ul className="space-y-1">
              {ticked.map(({ html }) => (
                <li key={html} className="flex gap-2">
                  <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
                  <RichText as="span" html={html} className="min-w-0" />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FoldItem>
  )
}
