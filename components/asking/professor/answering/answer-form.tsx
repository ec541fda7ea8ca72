'use client'
import { useState } from 'react'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'
import { toast } from '@/components/ui/toast'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import {
  answerQuestionContract,
  countAnsweredContract,
  countUnansweredContract,
  listAnsweredContract,
  listUnansweredContract,
  readQuestionContract,
} from '@/lib/asking/professor/answering/contract'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { AnswerPreview } from './answer-preview'
import { DraftReplyButton } from './draft-reply-button'
import { TemplateChoice } from './template-choice'
import { useSavedDraft } from './use-saved-draft'

const STALE = [
  ...[listUnansweredContract, listAnsweredContract, countUnansweredContract],
  ...[countAnsweredContract, readQuestionContract],
]

type AnswerFormProps = {
  question: QuestionForAdmin
  /** The answer being corrected. */
  corrected?: { text: string; at: string }
  onDone?: () => void
}

/** Writes an answer, with templates and a preview. Tools change the text through `write`. */
export function AnswerForm({ question, corrected, onDone }: AnswerFormProps) {
  const { _id: id } = question
  const draft = useSavedDraft(id, corrected?.text ?? question.draft, corrected === undefined)
  const [message, setMessage] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [first, setFirst] = useState<QuestionForAdmin>()

  const send = async () => {
    setSending(true)
    setMessage(undefined)
    await draft.end()
    try {
      const replaces = corrected && { replaces: corrected.at }
      const body = { answer: draft.text, ...replaces }
      await call(apiCallOf(answerQuestionContract), { params: { id }, body })
      toast({ kind: 'success', title: 'Poslano!', text: 'Učenik vidi odgovor u porukama.' })
      await Promise.all(STALE.map((one) => refresh(apiCallOf(one))))
      onDone?.()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      draft.resume()
      setMessage(error.fields?.answer?.[0] ?? error.message)
      // Another admin answered first. The text written here stays.
      const { question: current } = (error.current ?? {}) as { question?: QuestionForAdmin }
      setFirst(current)
    } finally {
      setSending(false)
    }
  }

  return (
    <Panel id="odgovor" title={corrected ? 'Ispravak odgovora' : 'Odgovor'}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void send()
        }}
      >
        <FormMessage text={message} />
        {first?.answer && (
          <section aria-label="Poslani odgovor" className="rounded-card bg-sunken p-4">
            <p className="mb-1 font-bold">Poslao: {first.answeredBy ?? 'netko drugi'}</p>
            <p className="break-words whitespace-pre-line">{first.answer}</p>
          </section>
        )}
        <TemplateChoice onChoose={(text) => draft.write(joined(draft.text, text))} />
        {question.canDraft && !corrected && (
          <DraftReplyButton
            questionId={id}
            onDrafted={(text) => draft.write((written) => joined(written, text))}
          />
        )}
        <Field label="Odgovor učeniku" hint="Markdown i formule između znakova $.">
          {(wiring) => (
            <MarkdownField
              label="Odgovor učeniku"
              wiring={wiring}
              value={draft.text}
              onChange={draft.write}
              rows={8}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-muted empty:hidden">
          {draft.note}
        </p>
        <AnswerPreview markdown={draft.text} />
        <Button type="submit" disabled={isSending}>
          {corrected ? 'Pošalji ispravak' : 'Pošalji odgovor'}
        </Button>
      </form>
    </Panel>
  )
}

const joined = (text: string, more: string) => [text.trimEnd(), more].filter(Boolean).join('\n\n')
