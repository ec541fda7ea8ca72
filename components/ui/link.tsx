import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link prefetched on hover (lib/platform/browser/prefetch-on-intent): prefetching visible links
 * would load too much.
 */
export const Link = (props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink prefetch={false} {...props} />
)
