import { endpoint, route } from '@/lib/platform/http/endpoint'
import { exportFamilyContract } from '@/lib/across/family-data/contract'
import { exportFamily } from '@/lib/across/family-data/export'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportFamilyContract, async ({ session, query }) =>
    exportFamily(session.accountId, query.format),
  ),
)
