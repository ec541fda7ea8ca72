import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_LIMITS } from '@/lib/images/model'
import { imageSlugsIn } from '@/lib/markdown/library-images'
import type { ContentTree, Read } from './model'
import { textOf } from './read-lesson'
import { readYaml } from './read-yaml'
import { IMAGE_FOLDER, imageList } from './schemas'

/** A picture that a folder brings for the image library. */
export type BroughtImage = { slug: string; name: string; alt: string; bytes: Uint8Array }

/** Reads those images of a folder that the texts of its tree name. */
export async function readImages(
  root: string,
  tree: ContentTree,
  label: (file: string) => string,
): Promise<Read<BroughtImage[]>> {
  const list = path.join(root, IMAGE_FOLDER.name, IMAGE_FOLDER.mark)
  if (!(await sizeOf(list))) return { value: [], faults: [] }
  const { value: listed = [], faults } = readYaml(await textOf(list), imageList, label(list))
  const named = new Set(imageSlugsIn(JSON.stringify(tree)))
  const images: BroughtImage[] = []
  for (const { slika: slug, naziv: name, opis: alt } of listed.filter(({ slika }) =>
    named.has(slika),
  )) {
    const file = path.join(root, IMAGE_FOLDER.name, `${slug}.webp`)
    const size = await sizeOf(file)
    if (size && size <= IMAGE_LIMITS.bytes)
      images.push({ slug, name, alt, bytes: await readFile(file) })
    else faults.push({ file: label(file), line: 0, message: 'Slike nema, ili je veća od 20 MB.' })
  }
  return { value: images, faults }
}

const sizeOf = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  )
