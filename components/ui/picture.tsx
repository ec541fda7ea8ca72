import type { ComponentProps } from 'react'

type PictureProps = ComponentProps<'img'> & { src: string; alt: string; className: string }

/**
 * An image of one size, such as a drawing from `public/`: there is nothing for `next/image` to
 * choose, whose scripts are 7 kB.
 */
export const Picture = ({ alt, width = 96, height = 96, ...image }: PictureProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- of one size; its box is in `className`
  <img {...{ alt, width, height }} {...image} />
)
