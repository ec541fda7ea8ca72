import 'server-only'
import { recordAudit } from '@/lib/admin/audit'
import { FileAnswer } from '@/lib/http/file-answer'
import { zagrebDay } from '@/lib/hr/dates'
import { listFamilyData } from './sections'
import { toWorkbook } from './workbook'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file with everything that is kept about a family. */
export async function exportFamily(parentId: string, format: 'json' | 'xlsx'): Promise<FileAnswer> {
  await recordAudit({ actorId: parentId, action: 'export' })
  const sections = await listFamilyData(parentId)
  const name = `iskra-podaci-${zagrebDay(new Date())}.${format}`
  if (format === 'xlsx') return new FileAnswer(name, XLSX, await toWorkbook(sections))
  const data = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]))
  const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2))
  return new FileAnswer(name, 'application/json; charset=utf-8', bytes)
}
