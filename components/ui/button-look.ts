import { clsx } from 'clsx'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2.5 font-bold ' +
  'transition duration-quick disabled:cursor-not-allowed disabled:opacity-55'

const VARIANTS = {
  /** The page's main action: a chunky button that sinks when pressed. */
  primary:
    'bg-spark text-spark-ink shadow-[0_4px_0_0_var(--spark-deep)] hover:brightness-105 ' +
    'active:translate-y-1 active:shadow-none',
  secondary: 'border-2 border-line bg-surface text-ink hover:border-area hover:bg-area-soft',
  quiet: 'text-ink hover:bg-sunken',
  /** For actions that can't be undone. */
  danger: 'bg-bad text-surface hover:brightness-110',
} as const

type ButtonVariant = keyof typeof VARIANTS

export type ButtonVariantProps = { variant?: ButtonVariant }

/**
 * True if the classes set the horizontal padding. Beside the default `px-*`, the one later in the
 * style sheet, the wider, would win.
 */
const hasSides = (className = '') => /(?:^|\s)px-/.test(className)

/** The classes of everything that looks like a button. A `px-*` class replaces the default. */
export const buttonLook = ({ variant = 'primary' }: ButtonVariantProps, className?: string) =>
  clsx(BASE, !hasSides(className) && 'px-5', VARIANTS[variant], className)
