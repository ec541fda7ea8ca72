'use client'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { distressLevelOfSent } from '@/components/people/distress/use-distress'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { toast } from '@/components/ui/toast'
import { refresh } from '@/lib/platform/browser/queries'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'
import { formatDateTimeInSentence } from '@/lib/platform/hr/dates'
import { call } from '@/lib/platform/http/client'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import { askFields } from '@/lib/asking/professor/fields'
import { INBOX_PATH } from '@/lib/asking/professor/paths'
import { useUnseenAnswers } from '@/stores/inbox'
import { storageOwner } from '@/stores/session'

/** A lesson, or one of its questions. */
export type AskedAbout = { lessonId: string } | { questionId: string }

/** Unsent text. Sending the same content again uses the same id. */
type Draft = { id: string; text: string; picture: Picture | null }
type Picture = { id: string; name: string }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value

/** A question's form, stored in the browser until it is sent. */
export function useAskForm(about: AskedAbout, onAsked: () => void) {
  const [childId] = useState(storageOwner)
  const key = storageKeyOf(
    childId,
    'profesor',
    'lessonId' in about ? about.lessonId : about.questionId,
  )
  const [kept, setKept] = useState<Draft>(
    () => readKept(key, isDraft) ?? { id: uuidv7(), text: '', picture: null },
  )
  /** True for words of distress: the pupil confirms sending them. */
  const [isAsking, setAsking] = useState(false)
  /** Changed content gets a new id: the response to the first request may have been lost. */
  const change = (changes: Partial<Draft>) => {
    const next = { ...kept, ...changes, id: uuidv7() }
    setKept(next)
    keep(key, next)
    setAsking(false)
  }
  const contractForm = useSchemaForm({
    schema: askFields,
    defaults: { text: kept.text },
    send: async ({ text }) => {
      if (!isAsking && (await distressLevelOfSent(text)) === 'alarm') return setAsking(true)
      const { question } = await call(professorApiCalls.ask, {
        body: {
          ...about,
          ...{ _id: kept.id, childId, text },
          ...(kept.picture && { picture: kept.picture.id }),
          ...(isAsking && { isSure: true as const }),
        },
      })
      // The server also checks, because the page may be from an earlier build.
      if (!question) return setAsking(true)
      keep(key, null)
      const promised = formatDateTimeInSentence(new Date(question.promisedAt))
      toast({
        kind: 'success',
        title: 'Poslano!',
        text: `Odgovor stiže do ${promised} u tvoje poruke.`,
        link: { label: 'Poruke', href: INBOX_PATH },
      })
      onAsked()
      // Rule 34.9: refetches both lists.
      void refresh(professorApiCalls.listChildQuestions)
      void useUnseenAnswers.getState().load(childId)
    },
  })
  return { ...contractForm, text: kept.text, picture: kept.picture, change, isAsking }
}
