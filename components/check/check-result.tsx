'use client'
import { ResultHead } from '@/components/ui/result-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { CheckRun } from '@/lib/check/model'
import { outcomeOf } from '@/lib/check/outcome'
import { ResultItem } from './result-item'

type CheckResultProps = {
  run: CheckRun
  scriptPath: string
  lessonPath: string
  onRestart: () => void
}

/** The result of a run. */
export function CheckResult({ run, scriptPath, lessonPath, onRestart }: CheckResultProps) {
  const known = run.answers.filter(({ points }) => outcomeOf(points) === 'right').length
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
