import { readFamilyData } from '@/lib/across/family-data/sections'
import type { Row } from '@/lib/across/family-data/model'

/** All data in a family's export, by section. */
export async function familyDataOf(parentId: string): Promise<Record<string, Row[]>> {
  const data: Record<string, Row[]> = {}
  await readFamilyData(parentId, async (section, rows) => {
    ;(data[section] ??= []).push(...rows)
  })
  return data
}
