import type { ReactNode } from 'react'

/** What every drawing accepts. Without a title it is decoration and hidden from readers. */
export interface DrawingProps {
  readonly className?: string | undefined
  /** Croatian text alternative. Give one only where the drawing says what no text says. */
  readonly title?: string | undefined
}

interface Frame extends DrawingProps {
  readonly viewBox: string
  readonly children: ReactNode
}

/** The `<svg>` around a drawing: fills its box, is named by its title or hidden without one. */
export function Drawing({ viewBox, className, title, children }: Frame) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} className={className} {...named}>
      {children}
    </svg>
  )
}
