import type { ReactNode } from 'react'

/** The name of a key, shown where there is a keyboard and not only fingers. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="hidden rounded border border-current px-1.5 [font-family:inherit] text-sm font-semibold [@media(hover:hover)]:inline"
  >
    {children}
  </kbd>
)
