'use client'
import { useState } from 'react'
import { callOf } from '@/lib/http/call'
import { ApiError, call, FILE_TIMEOUT_MS } from '@/lib/http/client'
import { upload } from '@/lib/http/upload'
import {
  checkUploadContract,
  undoUploadContract,
  writeUploadContract,
} from '@/lib/transfer/contract'
import type { UploadReport } from '@/lib/transfer/uploads/model'

type Step =
  | { name: 'choose' }
  | { name: 'busy'; text: string; share?: number }
  | { name: 'checked'; report: UploadReport }
  | { name: 'written'; report: UploadReport; count: number }
  | { name: 'undone' }

/** The way of a file: checked, written all at once, undone. A failure leaves the step before. */
export function useImport() {
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const [message, setMessage] = useState<string>()
  const during = async (text: string, back: Step, run: () => Promise<Step>) => {
    setMessage(undefined)
    setStep({ name: 'busy', text })
    try {
      setStep(await run())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
      setStep(back)
    }
  }
  const options = { timeoutMs: FILE_TIMEOUT_MS }
  return {
    step,
    message,
    again: () => setStep({ name: 'choose' }),
    check: (file: File, target: { lesson?: string; literature?: string }) =>
      during('Šaljem i provjeravam datoteku…', { name: 'choose' }, async () => {
        // What it is, its content says: browsers know few of these formats.
        const body = new File([file], file.name, { type: 'application/octet-stream' })
        const onProgress = (share: number) =>
          setStep({ name: 'busy', text: 'Šaljem i provjeravam datoteku…', share })
        const query = { ...target, name: file.name }
        const report = await upload(checkUploadContract, { query, body }, onProgress)
        return { name: 'checked', report }
      }),
    write: (report: UploadReport) =>
      during('Uvozim…', { name: 'checked', report }, async () => {
        const params = { id: report._id }
        const { written } = await call(callOf(writeUploadContract), { params, body: {} }, options)
        return { name: 'written', report, count: written }
      }),
    undo: (report: UploadReport, count: number) =>
      during('Poništavam uvoz…', { name: 'written', report, count }, async () => {
        await call(callOf(undoUploadContract), { params: { id: report._id }, body: {} }, options)
        return { name: 'undone' }
      }),
  }
}
