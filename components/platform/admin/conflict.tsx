'use client'
import { useEffect, useRef, useState } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section-heading'
import { useCall } from '@/lib/platform/browser/queries'
import { editorApiCalls } from '@/lib/content/editor/calls'
import { differingLines } from './differing-lines'

/** A field that both editors changed, with the text of both versions. */
export type Clash = {
  name: string
  label: string
  isMarkdown: boolean | undefined
  mine: string
  theirs: string
}

type ConflictProps = {
  clashes: Clash[]
  /** Chooses a field's value. */
  onChoose: (name: string, side: 'mine' | 'theirs') => void
}

const SIDES = { mine: 'Tvoje', theirs: 'Njihovo' } as const

/** Lets an admin resolve fields that another admin has meanwhile changed to another value. */
export function Conflict({ clashes, onChoose }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({})
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="sukob"
      className="space-y-4 rounded-card border-2 border-almost bg-almost-soft p-5"
    >
      <div>
        <SectionHeading ref={heading} id="sukob" tabIndex={-1} className="mb-1 outline-none">
          Netko je u međuvremenu promijenio isto
        </SectionHeading>
        <p>
          Sve ostale promjene, tvoje i njihove, spojene su. Odaberi što ostaje, pa spremi ponovno.
        </p>
      </div>
      {clashes
        .map((clash) => ({ ...clash, ...differingLines(clash.mine, clash.theirs) }))
        .map((clash) => (
          <fieldset key={clash.name}>
            <legend className="font-bold">{clash.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`sukob-${clash.name}`}
                  checked={(chosen[clash.name] ?? 'mine') === side}
                  onChange={() => {
                    setChosen((before) => ({ ...before, [clash.name]: side }))
                    onChoose(clash.name, side)
                  }}
                  className="size-5 shrink-0 accent-[var(--link)]"
                />
                <span className="min-w-0 break-words whitespace-pre-line">
                  <span className="font-bold">{SIDES[side]}:</span>{' '}
                  <Words text={clash[side]} isMarkdown={clash.isMarkdown} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </section>
  )
}

/** The text of one side; Markdown is rendered once the renderer is loaded. */
function Words({ text, isMarkdown }: { text: string; isMarkdown: boolean | undefined }) {
  const isRendered = isMarkdown === true && text.trim() !== ''
  const { data } = useCall(
    editorApiCalls.preview,
    { body: { markdown: text } },
    { isForgotten: true, staysOnFocus: true, isEnabled: isRendered },
  )
  if (!isRendered || !data) return text || '(prazno)'
  return <RichText html={data.html} className="prose block whitespace-normal" />
}
