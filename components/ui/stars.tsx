const STARS = [1, 2, 3]

const POINTS = '12,2 15,9 22,9.5 16.8,14.2 18.5,21.5 12,17.5 5.5,21.5 7.2,14.2 2,9.5 9,9'

/** One to three filled stars, the result that early readers see. */
export function Stars({ filled }: { filled: number }) {
  return (
    <span role="img" aria-label={`Zvjezdice: ${filled} od 3`} className="flex gap-2">
      {STARS.map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="1.5"
          strokeLinejoin="round"
          className={`size-16 ${star <= filled ? 'animate-pop fill-spark stroke-spark-deep' : 'fill-sunken stroke-field'}`}
        >
          <polygon points={POINTS} />
        </svg>
      ))}
    </span>
  )
}
