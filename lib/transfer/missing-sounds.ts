import 'server-only'
import type { Database } from '@/lib/db/client'
import { soundPath, soundSlugsIn } from '@/lib/markdown/library-sounds'
import { soundsIn } from '@/lib/sounds/in-texts'

/**
 * A sentence for each recording that a value names and the library lacks, by its slug. No file brings
 * recordings along (decision 060).
 */
export async function missingSounds(
  value: unknown,
  database?: Database,
): Promise<Map<string, string>> {
  const known = await soundsIn(value, database)
  const missing = soundSlugsIn(JSON.stringify(value)).filter((slug) => !known.has(slug))
  return new Map(missing.map((slug) => [slug, sentenceFor(slug)]))
}

const sentenceFor = (slug: string) =>
  `Snimke „${soundPath(slug)}” nema u knjižnici snimki: u tekstu ostaje samo njezin opis.`
