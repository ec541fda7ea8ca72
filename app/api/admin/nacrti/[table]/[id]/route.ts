import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  dropDraftContract,
  keepDraftContract,
  readDraftContract,
} from '@/lib/editing/records/contract'
import { dropDraft, keepDraft, readDraft } from '@/lib/editing/records/drafts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readDraftContract, ({ session, params }) => readDraft(session.accountId, params)),
  endpoint(keepDraftContract, ({ session, ...sent }) => keepDraft(session.accountId, sent)),
  endpoint(dropDraftContract, ({ session, params }) => dropDraft(session.accountId, params)),
)
