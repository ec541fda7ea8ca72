'use client'
import { RichText } from '@/components/ui/rich-text'
import { useDebounced } from '@/components/ui/use-debounced'
import { useCall } from '@/lib/platform/browser/queries'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { tagsAsText } from '@/lib/platform/markdown/tags-as-text'

const PAUSE_MS = 400

/** An answer as its pupil will see it, with formulas. */
export function AnswerPreview({ markdown }: { markdown: string }) {
  const shown = useDebounced(markdown, PAUSE_MS)
  const { data } = useCall(
    editorApiCalls.preview,
    { body: { markdown: tagsAsText(shown) } },
    { keepsPrevious: true, isForgotten: true, isEnabled: shown.trim() !== '' },
  )
  if (!shown.trim()) return null
  return (
    <section aria-label="Kako to vidi učenik" className="rounded-card bg-good-soft p-4">
      <p className="mb-2 text-sm font-bold text-good">Kako to vidi učenik</p>
      {data && <RichText html={data.html} className="prose [--under:var(--good-soft)]" />}
      <ul className="mt-2 font-bold text-bad empty:hidden">
        {data?.faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  )
}
