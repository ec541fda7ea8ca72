import type { DynamicContent } from '@/lib/site/model'

/** The strip above every page that editors write; the HTML was sanitised on write and on read. */
export function Banner({ banner }: { banner: DynamicContent['banner'] }) {
  if (!banner?.html) return null
  return (
    <aside
      aria-label="Obavijest"
      className="bg-link px-4 py-2 text-center font-bold text-page [&_a]:underline"
      style={banner.backgroundColor ? bannerColors(banner.backgroundColor) : undefined}
      dangerouslySetInnerHTML={{ __html: banner.html }}
    />
  )
}

/** Black or white text, whichever reads better on the colour (relative luminance of WCAG 2). */
function bannerColors(backgroundColor: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(backgroundColor.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return { backgroundColor, color: luminance > 0.179 ? '#000000' : '#ffffff' }
}
