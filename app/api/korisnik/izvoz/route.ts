import { endpoint, route } from '@/lib/http/endpoint'
import { exportFamilyContract } from '@/lib/family-data/contract'
import { exportFamily } from '@/lib/family-data/export'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportFamilyContract, async ({ session, query }) =>
    exportFamily(session.accountId, query.format),
  ),
)
