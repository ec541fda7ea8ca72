import type { RecordAction } from '@/lib/platform/admin/model'

/** Croatian labels of what admins did to records, for lists of changes. */
export const RECORD_ACTION_WORDS: Record<RecordAction, string> = {
  'record-create': 'Stvoreno',
  'record-update': 'Promijenjeno',
  'record-delete': 'Obrisano',
  'record-restore': 'Vraćeno iz koša',
}
