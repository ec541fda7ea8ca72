type ProgressProps = { value: number; max: number; label: string }

/** A progress bar; `label` names it for screen readers. */
export function Progress({ value, max, label }: ProgressProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-3.5 w-full overflow-hidden rounded-full border border-field bg-sunken"
    >
      <div
        className="h-full origin-left rounded-full bg-spark transition-transform duration-calm"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
