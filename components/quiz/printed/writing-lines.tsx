type WritingLinesProps = { count: number; unit?: string | null }

/** Lines to write on; a unit stands behind the last. */
export function WritingLines({ count, unit = null }: WritingLinesProps) {
  return (
    <div className="flex items-end gap-2">
      <div aria-hidden="true" className="flex-1">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="h-8 border-b border-ink" />
        ))}
      </div>
      {unit && <span className="font-bold">{unit}</span>}
    </div>
  )
}
