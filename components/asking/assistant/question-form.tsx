import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FIELD_LOOK } from '@/components/ui/input'
import { ASSISTANT_LIMITS } from '@/lib/asking/assistant/limits'

type QuestionFormProps = { isBusy: boolean; onAsk: (text: string) => void }

/** A question in the pupil's own words. */
export function QuestionForm({ isBusy, onAsk }: QuestionFormProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !text.trim()) return
    onAsk(text)
    setText('')
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <label htmlFor="pomocnik-pitanje" className="block font-bold">
        Pitaj svojim riječima
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="pomocnik-pitanje"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={ASSISTANT_LIMITS.question}
          autoComplete="off"
          enterKeyHint="send"
          className={`${FIELD_LOOK} min-w-0 flex-1 basis-56`}
        />
        <Button type="submit" aria-disabled={isBusy || !text.trim()}>
          Pitaj
        </Button>
      </div>
    </form>
  )
}
