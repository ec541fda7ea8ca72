'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { HELP_LABELS, type HelpKind } from '@/lib/asking/assistant/help'
import { conversationKey, countHints, useAssistant } from '@/stores/assistant'
import { useSession } from '@/stores/session'
import { useQuestionOnScreen } from './use-question-on-screen'
import { QuestionForm } from './question-form'
import { SponsorNote } from './sponsor-note'
import { TurnView } from './turn-view'

type AssistantDialogProps = { lessonId: string; onOpenChange: (isOpen: boolean) => void }

const HINTS = ['hint-1', 'hint-2', 'hint-3'] as const

/**
 * Help in a lesson: hints for the question on the screen, or help buttons, and the pupil's own
 * questions.
 */
export function AssistantDialog({ lessonId, onOpenChange }: AssistantDialogProps) {
  const { question, isJudged } = useQuestionOnScreen(lessonId)
  const { of, turns: all, ask, stop } = useAssistant()
  const isPupil = useSession(({ viewer }) => viewer?.type === 'ucenik')
  const turns = all.filter(
    ({ wish }) => of === conversationKey(lessonId) && wish.question?.id === question?.id,
  )
  const last = turns.at(-1)
  const lastId = last?.id
  const isBusy = last?.state === 'waiting' || last?.state === 'coming'
  useEffect(() => {
    // So that a long reply is read from its start.
    if (lastId) document.getElementById(lastId)?.scrollIntoView({ block: 'start' })
  }, [lastId, last?.state])
  useEffect(() => stop, [stop])
  const firstHelp = useRef<HTMLButtonElement>(null)

  const send = (help: HelpKind, text = '') => void ask({ lessonId, help, question, text })
  const given = countHints(turns)
  const buttons: HelpKind[] = question
    ? [HINTS[given] ?? 'hint-3', ...(isJudged ? (['explain', 'example'] as const) : [])]
    : ['explain', 'example', 'quiz-me']
  const isUsedUp = (help: HelpKind) => help === 'hint-3' && given >= HINTS.length
  return (
    <Dialog
      onOpenChange={onOpenChange}
      initialFocus={firstHelp}
      title="Pomoćnik"
      subtitle={
        question ? 'Pomaže s ovim pitanjem, bez gotovih odgovora.' : 'Pomaže s ovom lekcijom.'
      }
    >
      <div className="space-y-4">
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onStop={stop}
            onRetry={() => void ask(turn.wish, turn)}
          />
        ))}
        <div role="group" aria-label="Što trebaš?" className="flex flex-wrap gap-2">
          {buttons.map((help, index) => (
            // Keyed by index, so that the next hint's button keeps the focus.
            <Button
              key={index}
              ref={index ? null : firstHelp}
              variant="secondary"
              className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
              aria-disabled={isBusy || isUsedUp(help)}
              onClick={() => isBusy || isUsedUp(help) || send(help)}
            >
              {HELP_LABELS[help]}
            </Button>
          ))}
        </div>
        {given >= HINTS.length && (
          <p className="text-muted">Bila su to sva tri savjeta. Sad pokušaj odgovoriti.</p>
        )}
        <QuestionForm isBusy={isBusy} onAsk={(text) => send('question', text)} />
        <p className="text-sm text-muted">
          Ne piši ime, adresu ni druge osobne podatke.{' '}
          {isPupil ? 'Roditelj može vidjeti što pitaš.' : 'Ova se pitanja ne čuvaju.'}
        </p>
        <SponsorNote />
      </div>
    </Dialog>
  )
}
