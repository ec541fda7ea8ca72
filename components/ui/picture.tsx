type PictureProps = { src: string; alt: string; className: string }

/**
 * A drawing from `public/`: one file for every size, so there is nothing for `next/image` to
 * choose.
 */
export function Picture({ src, alt, className }: PictureProps) {
  // eslint-disable-next-line @next/next/no-img-element -- a drawing has no sizes; its box is in `className`
  return <img src={src} alt={alt} width={96} height={96} className={className} />
}
