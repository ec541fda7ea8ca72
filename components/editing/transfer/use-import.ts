'use client'
import { useEffect, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { queryClient } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call, FILE_TIMEOUT_MS } from '@/lib/platform/http/client'
import { upload } from '@/lib/platform/http/upload'
import {
  checkUploadContract,
  uploadProgressContract,
  undoUploadContract,
  writeUploadContract,
} from '@/lib/editing/transfer/contract'
import type { UndoResult, UploadReport, WrittenCounts } from '@/lib/editing/transfer/uploads/model'

/** The target of questions. Without lesson and textbook only whole textbooks can be imported. */
export type ImportTarget = { lesson?: string; literature?: string }

type Step =
  | { name: 'choose'; isAgain?: boolean }
  | { name: 'busy'; text: string; share: number | null }
  | { name: 'checked'; report: UploadReport }
  | { name: 'written'; report: UploadReport; counts: WrittenCounts }
  | { name: 'undone'; undone: UndoResult }

/** Interval of polling the progress. */
const ASK_MS = 600

/**
 * The steps of an import: check, write, undo. A failure returns to the previous step.
 */
export function useImport() {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const [message, setMessage] = useState<string>()
  const isBusy = useRef(false)
  const asking = useRef<ReturnType<typeof setInterval>>(undefined)
  const stopAsking = () => clearInterval(asking.current)
  useEffect(() => stopAsking, [])
  const busy = (text: string, share: number | null) => setStep({ name: 'busy', text, share })
  const ask = (id: string, text: string) => {
    busy(text, null)
    stopAsking()
    asking.current = setInterval(() => {
      call(apiCallOf(uploadProgressContract), { params: { id } }).then(
        ({ share }) => isBusy.current && share !== null && busy(text, share),
        () => undefined, // Polling only shows progress, so failures are ignored.
      )
    }, ASK_MS)
  }
  const during = async (back: Step, run: () => Promise<Step>) => {
    if (isBusy.current) return
    isBusy.current = true
    setMessage(undefined)
    try {
      const next = await run()
      isBusy.current = false
      setStep(next)
      // Lists and records on the page show the imported data.
      if (next.name !== 'checked') await queryClient().invalidateQueries()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Field errors say more than the general message.
      setMessage(
        Object.values(error.fields ?? {})
          .flat()
          .join(' ') || error.message,
      )
      setStep(back)
    } finally {
      isBusy.current = false
      stopAsking()
    }
  }
  const options = { timeoutMs: FILE_TIMEOUT_MS }
  return {
    step,
    message,
    again: () => {
      setMessage(undefined)
      setStep({ name: 'choose', isAgain: true })
    },
    check: (file: File, target: ImportTarget) =>
      during({ name: 'choose' }, async () => {
        // The server detects the format by content, since browsers know few of these types.
        const body = new File([file], file.name, { type: 'application/octet-stream' })
        const query = { ...target, id: uuidv7(), name: file.name.slice(-200) }
        busy('Šaljem datoteku…', 0)
        const report = await upload(checkUploadContract, { query, body }, (share) =>
          share < 1 ? busy('Šaljem datoteku…', share) : ask(query.id, 'Provjeravam datoteku…'),
        )
        return { name: 'checked', report }
      }),
    write: (report: UploadReport, asDrafts: boolean) =>
      during({ name: 'checked', report }, async () => {
        const params = { id: report._id }
        ask(params.id, 'Uvozim…')
        const body = { asDrafts }
        const counts = await call(apiCallOf(writeUploadContract), { params, body }, options)
        return { name: 'written', report, counts }
      }),
    undo: (report: UploadReport, counts: WrittenCounts) =>
      during({ name: 'written', report, counts }, async () => {
        const params = { id: report._id }
        ask(params.id, 'Poništavam uvoz…')
        const undone = await call(apiCallOf(undoUploadContract), { params, body: {} }, options)
        return { name: 'undone', undone }
      }),
  }
}
