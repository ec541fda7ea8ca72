'use client'
import { useState } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { letterAt, placeInWords } from '@/lib/content/questions/kinds/spot/places'
import { AssignRows } from './assign-rows'
import type { FieldsProps } from './fields-props'
import { SpotPicture } from './spot-picture'

/**
 * A picture with lettered places, and each label with one native radio button for each letter. A tap
 * on a place chooses it for the current label: the one that was touched last, else the first without
 * a place.
 */
export function SpotFields({ question, answer, judged, onChange }: FieldsProps<'spot'>) {
  const { labels, points, picture } = question
  const places = answer?.places ?? {}
  const [touched, setTouched] = useState<string | null>(null)
  const [placedByTap, setPlacedByTap] = useState<string | null>(null)
  const current = judged
    ? undefined
    : (labels.find(({ id }) => id === touched) ?? labels.find(({ id }) => !places[id]))
  const tapped = judged ? undefined : labels.find(({ id }) => id === placedByTap && places[id])
  const choose = (label: string, point: string) =>
    onChange({ kind: 'spot', places: { ...places, [label]: point } })
  const tap = (point: string) => {
    // With all labels placed, a tap makes the label of that place current.
    const taken = current ? undefined : labels.find(({ id }) => places[id] === point)
    if (current) choose(current.id, point)
    setTouched(taken?.id ?? null)
    setPlacedByTap((current ?? taken)?.id ?? null)
  }
  return (
    <div className="space-y-3">
      <SpotPicture
        html={picture}
        points={points}
        chosen={new Set(Object.values(places))}
        onTap={judged ? undefined : tap}
      />
      {/* One line, so that the rows below never move. */}
      <p data-aloud="early" className="h-7 truncate text-center text-lg" aria-hidden="true">
        {current && (
          <>
            Dodirni mjesto: <RichText as="span" html={current.html} className="font-bold" />
          </>
        )}
        {!current && !judged && 'Dodirni slovo za promjenu.'}
      </p>
      {tapped && (
        <div data-aloud="result" className="sr-only" aria-hidden="true">
          <p>
            <RichText as="span" html={tapped.html} />,{' '}
            {letterAt(points.findIndex(({ id }) => id === places[tapped.id]))}
          </p>
          {current && (
            <p>
              Dodirni mjesto: <RichText as="span" html={current.html} />
            </p>
          )}
        </div>
      )}
      <AssignRows
        areShort
        items={labels}
        places={points.map((point, index) => ({
          id: point.id,
          name: (
            <>
              {letterAt(index)} <span className="sr-only">{placeInWords(point)}</span>
            </>
          ),
        }))}
        chosen={places}
        current={current?.id}
        judged={judged}
        isAnswered={answer !== undefined}
        right={judged?.correct.places}
        marks={{ right: 'Pravo mjesto', wrong: 'Nije pravo mjesto' }}
        onChoose={(label, point) => {
          choose(label, point)
          setTouched(null)
          setPlacedByTap(null)
        }}
      />
    </div>
  )
}
