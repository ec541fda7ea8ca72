import type { DynamicContent } from '@/lib/site/dynamic-content/model'
import { textColorOn } from '@/lib/site/dynamic-content/banner/contrast'

/** The editors' strip above every page. Its HTML is sanitised on write and on read. */
export function Banner({ banner }: { banner: DynamicContent['banner'] }) {
  if (!banner?.html) return null
  const { backgroundColor } = banner
  return (
    <aside
      aria-label="Obavijest"
      className="bg-link px-4 py-2 text-center font-bold text-page [&_a]:underline"
      style={
        backgroundColor ? { backgroundColor, color: textColorOn(backgroundColor).color } : undefined
      }
      dangerouslySetInnerHTML={{ __html: banner.html }}
    />
  )
}
