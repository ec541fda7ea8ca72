import type { ExportedFile } from '@/lib/content/media/images/exchange'
import { LIBRARY_FOLDERS, type LibraryKind } from '../import/schemas'
import { toYaml } from './yaml'

type LibraryFile = readonly [name: string, content: string | AsyncIterable<Uint8Array>]

/**
 * Writes images or recordings as files of the content format, followed by their list. The list also
 * names files that are missing from the store or exceed `room`, in bytes.
 */
export async function* libraryFiles(
  kind: LibraryKind,
  taken: ExportedFile[],
  room: () => number = () => Infinity,
): AsyncGenerator<LibraryFile> {
  const { name: folder, mark, key } = LIBRARY_FOLDERS[kind]
  const listed: object[] = []
  for (const { slug, name, alt, fileName, bytes = 0, open } of taken) {
    const found = bytes <= room() ? await open() : null
    if (found) yield [`${folder}/${fileName}`, found.content]
    listed.push({ [key]: slug, naziv: name, opis: alt, ...(!found && { izostavljena: true }) })
  }
  if (listed.length) yield [`${folder}/${mark}`, toYaml(listed)]
}
