import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  discardDraftContract,
  saveDraftContract,
  readDraftContract,
} from '@/lib/editing/records/contract'
import { discardDraft, saveDraft, readDraft } from '@/lib/editing/records/drafts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readDraftContract, ({ session, params }) => readDraft(session.accountId, params)),
  endpoint(saveDraftContract, ({ session, ...sent }) => saveDraft(session.accountId, sent)),
  endpoint(discardDraftContract, ({ session, params }) => discardDraft(session.accountId, params)),
)
