import type { ComponentProps } from 'react'

/**
 * The `<svg>` around a drawing: fills its box, is named by its title (Croatian; only where no text
 * says the same) or hidden without one. Lines are round at their ends and corners; a shape without
 * `fill` is a line.
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
