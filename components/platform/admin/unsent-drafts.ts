import {
  keep,
  storageKeyOf,
  listKeptKeys,
  readKept,
  forgetOthersInTab,
} from '@/lib/platform/browser/storage'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import { saveDraftContract } from '@/lib/editing/records/contract'
import type { StoredDraft } from './drafts'
import { changeQueryParams } from './use-query-params'

/** An editor's typed text; `draft` is null when nothing differs from the record. */
export type FormSnapshot = {
  /** The record; each record has one draft. */
  place: { table: string; id: string } | null
  title: string
  draft: StoredDraft | null
}

const WHAT = 'nacrt'

/** Stores a draft in the tab when the session ends before the server has it. */
export function keepUnsent(email: string, { place, title, draft }: FormSnapshot): void {
  if (!place || !draft) return
  keep(storageKeyOf(email, WHAT, place.id), { place, title, draft }, 'tab')
  // The address to return to opens a new record as its draft.
  if (!draft.base) changeQueryParams({ draft: place.id }, 'replace')
}

const isUnsent = (value: unknown): value is FormSnapshot =>
  typeof value === 'object' && value !== null

/** Sends the stored draft of an editor who signed in again. Another editor's draft is removed. */
export async function sendUnsent(email: string): Promise<void> {
  forgetOthersInTab(email)
  for (const { key } of listKeptKeys(WHAT, 'tab')) {
    const { place: params, title, draft } = readKept(key, isUnsent, 'tab') ?? {}
    try {
      if (params && draft)
        await call(apiCallOf(saveDraftContract), { params, body: { title: title ?? '', ...draft } })
      keep(key, null, 'tab')
    } catch (error) {
      // Kept for the next sign-in.
      if (!(error instanceof ApiError)) throw error
    }
  }
}
