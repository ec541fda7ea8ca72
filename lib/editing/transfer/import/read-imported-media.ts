import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import type { ImportedMedia } from '../imported-media'
import type { ContentTree, ReadResult } from './model'
import { readTextFile } from './read-lesson'
import { readYaml } from './read-yaml'
import { LIBRARY_FOLDERS, type LibraryKind } from './schemas'

/** Finds a folder's images or recordings that the tree's texts use. The files stay on disk. */
export async function readImportedMedia(
  kind: LibraryKind,
  root: string,
  tree: ContentTree,
  label: (file: string) => string,
): Promise<ReadResult<ImportedMedia[]>> {
  const { name: folder, mark, list, endings, slugsIn, nouns } = LIBRARY_FOLDERS[kind]
  const place = path.join(root, folder, mark)
  if (!(await sizeOf(place))) return { value: [], faults: [] }
  const { value: listed = [], faults } = readYaml(await readTextFile(place), list, label(place))
  const named = new Set(slugsIn(JSON.stringify(tree)))
  const [value, warnings]: [ImportedMedia[], typeof faults] = [[], []]
  for (const { slug, naziv: name, opis: alt, izostavljena } of listed) {
    if (!named.has(slug)) continue
    if (izostavljena) {
      const message = `${nouns.one} „${name}” nije u ovom izvozu.`
      warnings.push({ file: label(place), line: 0, message })
      continue
    }
    let [file, size] = ['', 0]
    for (const ending of endings) {
      if (size) break
      file = path.join(root, folder, `${slug}.${ending}`)
      size = await sizeOf(file)
    }
    if (size && size <= IMAGE_LIMITS.bytes)
      value.push({ kind, slug, name, alt, file: await openAsBlob(file) })
    else
      faults.push({
        ...{ file: label(file), line: 0 },
        message: `${nouns.none} nema, ili je veća od 20 MB.`,
      })
  }
  return { value, faults, warnings }
}

const sizeOf = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  )
