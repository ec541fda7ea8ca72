import type { ReactNode } from 'react'
import type { ConsentAction } from '@/lib/site/dynamic-content/consent'

type ConsentButtonProps = { action: ConsentAction; className?: string; children: ReactNode }

/** A button of the cookie banner, the footer or the policy; one listener handles all clicks. */
export const ConsentButton = ({ action, className, children }: ConsentButtonProps) => (
  <button type="button" data-consent-action={action} className={className}>
    {children}
  </button>
)
