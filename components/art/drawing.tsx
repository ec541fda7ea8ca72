import type { ComponentProps } from 'react'

/**
 * The `<svg>` around a drawing. Its accessible name is the title (Croatian; only where no text says
 * the same); without one it is hidden from screen readers. Lines have round ends and corners; a
 * shape without `fill` is a line.
 */
export function Drawing({ title, ...rest }: ComponentProps<'svg'> & { title?: string }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...named}
      {...rest}
    />
  )
}
