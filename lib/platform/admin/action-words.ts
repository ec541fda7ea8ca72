import type { RecordAction } from '@/lib/platform/admin/model'

/** What an admin did to a record. */
export const ACTION_WORDS: Record<RecordAction, string> = {
  'record-create': 'Stvoreno',
  'record-update': 'Promijenjeno',
  'record-delete': 'Obrisano',
  'record-restore': 'Vraćeno iz koša',
}
