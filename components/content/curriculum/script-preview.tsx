'use client'
import { useState } from 'react'
import { PhoneFrame } from '@/components/content/editor/phone-frame'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { ScriptRecord } from '@/lib/content/curriculum/scripts/contract'
import { RECOMMENDED_SCRIPT_WORDS } from '@/lib/content/curriculum/limits'
import type { Fault } from '@/lib/content/editor/model'
import { formatNumber } from '@/lib/platform/hr/numbers'

type ScriptPreviewProps = {
  lesson: ScriptRecord | undefined
  preview: { html: string; words: number; faults: Fault[] } | undefined
}

const THEMES = { light: 'Svijetlo', dark: 'Tamno' } as const

/** A script as pupils see it on a phone, and whether its length suits the grade. */
export function ScriptPreview({ lesson, preview }: ScriptPreviewProps) {
  const [theme, setTheme] = useState<keyof typeof THEMES>('light')
  return (
    <section aria-label="Pregled" className="space-y-3 2xl:sticky 2xl:top-20 2xl:self-start">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto font-display text-xl font-bold">Kako vidi učenik</h2>
        <div className="flex">
          {(['light', 'dark'] as const).map((one) => (
            <Button
              key={one}
              variant="quiet"
              className="px-3 aria-pressed:bg-link-soft aria-pressed:text-link"
              aria-pressed={one === theme}
              onClick={() => setTheme(one)}
            >
              {THEMES[one]}
            </Button>
          ))}
        </div>
      </div>
      {lesson && preview && <Length grade={lesson.gradeOrder} words={preview.words} />}
      <p role="status" className="font-bold text-bad empty:hidden">
        {preview?.faults[0] && `Redak ${preview.faults[0].line}: ${preview.faults[0].message}`}
      </p>
      <PhoneFrame title="Pregled skripte na mobitelu" theme={theme}>
        <article data-area={lesson?.area} className="px-4 py-8">
          <h1 className="font-display text-3xl font-extrabold">{lesson?.title}</h1>
          <p className="mt-2 text-lg text-muted">{lesson?.summary}</p>
          <RichText html={preview?.html ?? ''} className="prose mt-8" />
        </article>
      </PhoneFrame>
    </section>
  )
}

/** The script's number of words beside the one recommended for the grade, which isn't enforced. */
function Length({ grade, words }: { grade: number; words: number }) {
  const most = RECOMMENDED_SCRIPT_WORDS[grade - 1] ?? 0
  return (
    <p className={words > most ? 'rounded-control bg-almost-soft p-2 text-almost' : 'text-muted'}>
      Riječi: <strong>{formatNumber(words)}</strong>. Lekcija za {grade}. razred smije ih imati oko{' '}
      {most}.
    </p>
  )
}
