'use client'
import { useState } from 'react'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  readQuestionContract,
  createKnowledgeDraftContract,
} from '@/lib/asking/professor/answering/contract'
import type { QuestionForAdmin } from '@/lib/asking/professor/model'
import { AnswerForm } from './answer-form'
import { AnswerPreview } from './answer-preview'

type GivenAnswerProps = { question: QuestionForAdmin; answer: string }

const knowledgePath = (id: string) => `/admin/pitanja?record=${id}`

/** The sent answer. It can be corrected and become a question of the knowledge base. */
export function SentAnswer({ question, answer }: GivenAnswerProps) {
  const { _id: id, answeredAt, answeredBy, isSeen, knowledgeId, lesson } = question
  const [isCorrecting, correct] = useState(false)
  const { isSending, run } = useActionWithToast()
  const toKnowledge = async () => {
    const made = await call(apiCallOf(createKnowledgeDraftContract), { params: { id }, body: {} })
    hardNavigate(knowledgePath(made._id))
  }
  if (isCorrecting && answeredAt) {
    return (
      <AnswerForm
        question={question}
        corrected={{ text: answer, at: answeredAt }}
        onDone={() => correct(false)}
      />
    )
  }
  return (
    <Panel id="odgovor" title="Odgovor">
      <AnswerPreview markdown={answer} />
      <p className="mt-3 text-muted">
        {[
          answeredAt && formatDateTime(new Date(answeredAt)),
          answeredBy,
          isSeen ? 'učenik je pročitao' : 'još nije pročitano',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => correct(true)}>
          Ispravi odgovor
        </Button>
        {knowledgeId ? (
          <ButtonLink href={knowledgePath(knowledgeId)} variant="secondary">
            Otvori u bazi znanja
          </ButtonLink>
        ) : (
          lesson &&
          question.distress !== 'alarm' && (
            <Button
              variant="secondary"
              disabled={isSending}
              onClick={() =>
                void run(toKnowledge, {
                  done: 'Skica je u pitanjima lekcije.',
                  refreshes: [apiCallOf(readQuestionContract)],
                })
              }
            >
              Dodaj u bazu znanja
            </Button>
          )
        )}
      </div>
      <p className="mt-2 text-sm text-muted">
        U bazu znanja dolazi skica pitanja bez imena. Prije objave je pročitaj i dopuni.
      </p>
    </Panel>
  )
}
