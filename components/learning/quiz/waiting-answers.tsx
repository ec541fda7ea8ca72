'use client'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { ownerOf } from '@/lib/platform/browser/storage'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { waitingCount, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { flush, subscribe, put, listWaitingItems as waitingItems } from '@/stores/outbox'
import { useQuiz } from '@/stores/quiz'
import { LESSON_JUDGING } from './lesson-judging'

const WAIT: PluralForms = ['odgovor čeka', 'odgovora čekaju', 'odgovora čeka']

type WaitingAnswersProps = {
  progress: QuizProgress
  /** Path of the lesson, set at the end of a round whose last answers were given offline. */
  path?: string
}

/** Sends the answers that wait for a connection. Shows a screen only at the end of the round. */
export function WaitingAnswers({ progress, path }: WaitingAnswersProps) {
  useSentAnswers(progress)
  if (!path) return null
  return (
    <section className="animate-rise space-y-8 py-4">
      <ResultHead
        cheers={false}
        title="Sve je sačuvano"
        text={`${counted(waitingCount(progress), WAIT)} vezu s internetom. Kad se veza vrati, provjerit će se i ovdje će se pokazati rezultat.`}
      />
      <p className="flex justify-center">
        <ButtonLink variant="secondary" href={path}>
          Natrag na lekciju
        </ButtonLink>
      </p>
    </section>
  )
}

/**
 * Sends answers that wait for a connection to be judged, each once, while the round continues.
 * Unlike `useAnswer`, it shows no message: a refused answer's turn leaves the round, an invalid
 * answer's turn moves to its end.
 */
function useSentAnswers(progress: QuizProgress): void {
  const { record, takeBack } = useQuiz()
  const asked = useRef(new Set<string>())
  // A text, so that other changes of the round do not run the effect again.
  const waiting = JSON.stringify(progress.waiting ?? {})

  useEffect(() => {
    const given = Object.entries(JSON.parse(waiting) as NonNullable<QuizProgress['waiting']>)
    const items = given.map(([turn, answer]) => ({
      turn,
      answer,
      item: LESSON_JUDGING.itemOf(turn, answer),
    }))
    const unsubscribe = subscribe(({ item: { id }, answer: said, error, isOver }) => {
      const one = items.find(({ item }) => item.id === id)
      if (!one || !isOver) return
      if (error) return takeBack(one.turn, false)
      void Promise.resolve(LESSON_JUDGING.read(said, one.answer)).then(({ judgement, ...step }) =>
        judgement.outcome === 'invalid'
          ? takeBack(one.turn, true)
          : record(one.turn, { ...step, judgement }),
      )
    })
    const send = async () => {
      const owner = ownerOf(useQuiz.getState().key)
      const left = await waitingItems(owner).catch(() => [])
      const known = new Set(left.map(({ id }) => id))
      for (const { item } of items) {
        const isAsked = known.has(item.id) || asked.current.has(item.id)
        asked.current.add(item.id)
        // Another page has sent it, or it can't be read: under the same id it counts once.
        if (!isAsked) await put(item)
      }
      await flush()
    }
    if (items.length) void send()
    return unsubscribe
  }, [waiting, record, takeBack])
}
