import type { Element } from 'hast'

/** Cache-busting marks of recordings' files, by the slug in the address, `/snimke/{slug}`. */
export type LibrarySounds = ReadonlyMap<string, string>

export const NO_SOUNDS: LibrarySounds = new Map()

/** Address of a library recording, which stays the same when its file is replaced. */
export const soundPath = (slug: string) => `/snimke/${slug}`

const ADDRESS = /^\/snimke\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The slug in a library address; undefined for any other address. */
export const soundSlugOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/** All recording slugs in a text. */
export const soundSlugsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\/snimke\/([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map(([, slug = '']) => slug),
  ),
]

/**
 * The browser's own audio player, without any script; nothing is loaded before playback. On paper
 * only its description is printed (app/styles/prose.css). The address contains the file's mark, so
 * that browsers may cache the file for good.
 */
export const audioPlayerElement = (slug: string, mark: string, alt: string): Element => ({
  ...{ type: 'element', tagName: 'span', properties: { className: ['recording'], dataAlt: alt } },
  children: [
    {
      ...{ type: 'element', tagName: 'audio', children: [] },
      properties: {
        ...{ controls: true, preload: 'none', src: `${soundPath(slug)}?v=${mark}` },
        ariaLabel: alt,
      },
    },
  ],
})
