import type { TakenImage } from '@/lib/images/exchange'
import { IMAGE_FOLDER } from '../import/schemas'
import { writeYaml } from './write-yaml'

/** Images of the library as files of the content format, with a list of what they are. */
export async function* imageFiles(
  images: TakenImage[],
): AsyncGenerator<[name: string, content: string | Uint8Array]> {
  const listed: object[] = []
  for (const { slug, name, alt, bytes } of images) {
    const content = await bytes()
    // The store may have lost a file; its description stays in the texts.
    if (!content) continue
    yield [`${IMAGE_FOLDER.name}/${slug}.webp`, content]
    listed.push({ slika: slug, naziv: name, opis: alt })
  }
  if (listed.length) yield [`${IMAGE_FOLDER.name}/${IMAGE_FOLDER.mark}`, writeYaml(listed)]
}
