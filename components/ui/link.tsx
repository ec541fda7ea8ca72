import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link, fetched ahead when pointed at (lib/platform/browser/prefetch-on-intent): by sight would load too
 * much.
 */
export const Link = (props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) => (
  <NextLink prefetch={false} {...props} />
)
