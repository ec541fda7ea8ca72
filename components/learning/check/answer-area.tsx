import { clsx } from 'clsx'
import { ANSWER_LENGTH_LIMITS } from '@/lib/learning/answers/limits'
import { formatNumber } from '@/lib/platform/hr/numbers'

const MAX = ANSWER_LENGTH_LIMITS.openAnswer
const NEAR_LIMIT = 300

const SIGNS = (left: number) => `Još ${left} od ${formatNumber(MAX)} znakova`

type AnswerAreaProps = {
  labelledBy: string
  text: string
  /** Makes the field read-only, because text typed while sending would be lost. */
  isSending: boolean
  onChange: (text: string) => void
}

/** A field for a few sentences. Near the limit it shows the remaining characters. */
export function AnswerArea({ labelledBy, text, isSending, onChange }: AnswerAreaProps) {
  const left = MAX - text.length
  const isNear = left <= NEAR_LIMIT
  return (
    <div>
      <textarea
        aria-labelledby={labelledBy}
        aria-describedby="ostaje-znakova"
        rows={7}
        maxLength={MAX}
        value={text}
        readOnly={isSending}
        placeholder="Napiši svojim riječima..."
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-44 w-full resize-y rounded-control border-2 border-field bg-surface p-4 text-lg leading-relaxed placeholder:text-muted focus:border-link"
      />
      <p
        id="ostaje-znakova"
        role="status"
        className={clsx('min-h-6 text-right text-sm', left <= 50 ? 'text-almost' : 'text-muted')}
      >
        {isNear && SIGNS(left)}
      </p>
    </div>
  )
}
