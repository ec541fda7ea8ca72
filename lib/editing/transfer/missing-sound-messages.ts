import 'server-only'
import type { Database } from '@/lib/platform/db/client'
import { soundPath, soundSlugsIn } from '@/lib/platform/markdown/library-sounds'
import { soundsIn } from '@/lib/content/media/sounds/in-texts'
import type { MatchedMedia } from './imported-media'

/**
 * A message, by slug, for each recording a value uses that neither the library nor the file has.
 */
export async function missingSoundMessages(
  value: unknown,
  { made, refused }: MatchedMedia,
  database?: Database,
): Promise<Map<string, string>> {
  const known = await soundsIn(value, database)
  const brought = new Set(made.flatMap(({ kind, slug }) => (kind === 'sound' ? slug : [])))
  const missing = soundSlugsIn(JSON.stringify(value)).filter(
    (slug) => !known.has(slug) && !brought.has(slug),
  )
  return new Map(missing.map((slug) => [slug, sentenceFor(soundPath(slug), refused)]))
}

function sentenceFor(address: string, refused: MatchedMedia['refused']): string {
  const why = refused.get(address)
  return why
    ? `Snimka „${address}” nije uvezena: ${why}`
    : `Snimke „${address}” nema u knjižnici snimki: u tekstu ostaje samo njezin opis.`
}
