import type { ReactNode } from 'react'
import { Mascot, type MascotPose } from '@/components/art/mascot'
import { ButtonLink } from './button-link'

type EmptyStateProps = {
  title: string
  text: string
  pose?: MascotPose
  action?: { label: string; href: string }
  children?: ReactNode
}

/** Shown by an empty list: the reason, and the next step. */
export function EmptyState({ title, text, pose = 'sleep', action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line bg-surface p-8 text-center">
      <Mascot pose={pose} className="size-28" />
      <p className="font-display text-xl font-bold">{title}</p>
      <p className="max-w-md text-muted">{text}</p>
      {action && (
        <ButtonLink
          href={action.href}
          variant="secondary"
          data-early-icon={action.href === '/profil' ? 'home' : undefined}
        >
          {action.label}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
