import type { Element } from 'hast'

/** The mark of the file behind a recording, by the word in its address, `/snimke/{slug}`. */
export type LibrarySounds = ReadonlyMap<string, string>

export const NO_SOUNDS: LibrarySounds = new Map()

/** Where a recording of the library is, whatever file is behind it. */
export const soundPath = (slug: string) => `/snimke/${slug}`

const ADDRESS = /^\/snimke\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The slug of an address in the library; undefined for any other. */
export const soundSlugOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/** All slugs of such addresses in a text. */
export const soundSlugsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\/snimke\/([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map(([, slug = '']) => slug),
  ),
]

/**
 * The browser's own player, without any script: nothing is loaded before it is pressed. On paper its
 * description is left (app/styles/prose.css). The mark is in the address, so that a browser may keep
 * the file for good.
 */
export const player = (slug: string, mark: string, alt: string): Element => ({
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
