'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { Button } from '@/components/ui/button'
import { queryKeyOf, queryClient, refresh, useCall } from '@/lib/platform/browser/queries'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import {
  applyKeyCorrectionContract,
  expectedCorrectionContract,
  type KeyCorrectionSummary as Expected,
} from '@/lib/learning/quiz/key-correction/contract'

const EXPECTED = apiCallOf(expectedCorrectionContract)

type KeyCorrectionProps = {
  id: string
  /** Changes with each save. */
  version: number
}

/**
 * Reports that earlier answers were judged by another key, and regrades them. Opens by itself right
 * after a save that changed the key.
 */
export function KeyCorrection({ id, version }: KeyCorrectionProps) {
  const input = { params: { id } }
  const { data } = useCall(EXPECTED, input, { isForgotten: true, staysOnFocus: true })
  const { isSending, run } = useActionWithToast()
  const { question, dialog } = useConfirmationDialog()
  const correct = () =>
    run(() => call(apiCallOf(applyKeyCorrectionContract), { params: { id }, body: {} }), {
      done: 'Dosadašnji su odgovori prosuđeni po novom ključu.',
      refreshes: [EXPECTED],
    })
  const ask = async (known: Expected) => {
    const isMeant = await question({
      asks: 'Prosuditi dosadašnje odgovore po novom ključu?',
      text: `${expectedWords(known)} Dodijeljeni XP ostaje, a učenici i roditelji vide da je ključ ispravljen.`,
      action: 'Prosudi iznova',
    })
    if (isMeant) await correct()
  }
  const askAfterSave = useEffectEvent(async () => {
    await refresh(EXPECTED)
    const now = queryClient().getQueryData<Expected>(queryKeyOf(EXPECTED, input))
    if (now?.isOther) await ask(now)
  })
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    void askAfterSave()
  }, [version])
  return (
    <>
      {dialog}
      {data?.isBeyond && (
        <p role="status" className="rounded-card bg-almost-soft p-4 font-semibold">
          Dosadašnji odgovori ostaju prosuđeni po starom poretku: svatko je imao svoje brojeve, pa
          se ne mogu prosuditi iznova.
        </p>
      )}
      {data?.isOther && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-almost-soft p-4"
        >
          <p className="min-w-0 basis-64 font-semibold">
            Dosadašnji su odgovori prosuđeni po drugom ključu. {expectedWords(data)}
          </p>
          <Button variant="secondary" disabled={isSending} onClick={() => void ask(data)}>
            {isSending ? 'Prosuđujem...' : 'Prosudi iznova…'}
          </Button>
        </div>
      )}
    </>
  )
}

/** The genitive singular equals the plural form. */
const ofPupils = (count: number) => `rezultati ${formatNumber(count)} učenika`

const expectedWords = ({ pupils }: Expected) =>
  pupils
    ? `Promijenit će se ${ofPupils(pupils)}.`
    : 'Nijedan se rezultat neće promijeniti, ali testovi koji traju prosudit će se po novom ključu.'
