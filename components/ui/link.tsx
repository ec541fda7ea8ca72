import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link within the site. Its page is fetched ahead when someone points at it, not because it is in
 * sight (lib/browser/prefetch-on-intent): a page would load its neighbours' scripts beside its own.
 */
export const Link = (props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink prefetch={false} {...props} />
)
