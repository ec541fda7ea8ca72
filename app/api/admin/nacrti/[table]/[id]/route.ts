import { endpoint, route } from '@/lib/http/endpoint'
import { dropDraftContract, keepDraftContract, readDraftContract } from '@/lib/records/contract'
import { dropDraft, keepDraft, readDraft } from '@/lib/records/drafts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readDraftContract, ({ session, params }) => readDraft(session.accountId, params)),
  endpoint(keepDraftContract, ({ session, ...sent }) => keepDraft(session.accountId, sent)),
  endpoint(dropDraftContract, ({ session, params }) => dropDraft(session.accountId, params)),
)
