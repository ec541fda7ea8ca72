import { clsx } from 'clsx'

type ParentBadgeProps = { firstName: string; className?: string }

/** A parent in place of a picture: the first letter of the name (specification, section 2). */
export function ParentBadge({ firstName, className }: ParentBadgeProps) {
  const [letter = ''] = firstName
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-link font-display font-bold text-page',
        className,
      )}
    >
      {letter.toLocaleUpperCase('hr')}
    </span>
  )
}
