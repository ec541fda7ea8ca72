import { RichText } from '@/components/ui/rich-text'
import type { CheckPrompt } from '@/lib/check/model'

/** The open questions of a lesson without fields or answers. */
export function PromptList({ prompts }: { prompts: CheckPrompt[] }) {
  return (
    <ol aria-label="Pitanja za samoprovjeru" className="mt-5 space-y-3">
      {prompts.map(({ _id, html }, index) => (
        <li
          key={_id}
          className="flex gap-3 rounded-card border border-line bg-surface p-4 text-lg leading-relaxed"
        >
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-area-soft font-bold text-area"
          >
            {index + 1}
          </span>
          <RichText html={html} className="prose min-w-0 self-center" />
        </li>
      ))}
    </ol>
  )
}
