'use client'
import { useRef, useState } from 'react'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { Picture } from '@/components/content/media/images/picture'
import { Letters, PICTURE_CLASSES } from '@/components/learning/quiz/kinds/spot-picture'
import { RichText } from '@/components/ui/rich-text'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Point } from '@/lib/content/questions/kinds/spot/model'
import { addressIn } from '@/lib/content/questions/kinds/spot/picture'
import { inReadingOrder, letterAt } from '@/lib/content/questions/kinds/spot/places'
import { drawFigure, figureFault } from '@/lib/platform/figures/draw-figure'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { imageSlugOf } from '@/lib/platform/markdown/library-images'
import { MarkdownLineField, type EditorProps } from './parts'
import { Rows } from './rows'

/** The picture, on which a click adds a place, and below it the places with their labels. */
export function SpotEditor({ body, onChange }: EditorProps<'spot'>) {
  const { picture, points } = body
  const box = useRef<HTMLDivElement>(null)
  const address = addressIn(picture)
  const isShown = isFigureAddress(address) ? !figureFault(address) : imageSlugOf(address)
  const sorted = inReadingOrder(points)
  const add = (clientX: number, clientY: number) => {
    const { left = 0, top = 0, width = 1, height = 1 } = box.current?.getBoundingClientRect() ?? {}
    // A key press has no coordinates.
    const isKey = !clientX && !clientY
    const x = isKey ? 50 : share((clientX - left) / width)
    const y = isKey ? 50 : share((clientY - top) / height)
    onChange({ ...body, points: [...points, { x, y, label: { text: '' } }] })
  }
  return (
    <div className="space-y-4">
      <Field
        label="Slika"
        hint="Jedna slika iz knjižnice ili crtež iz brojeva, s opisom. Slova ne smiju biti nacrtana: dodaje ih Iskra."
      >
        {(wiring) => (
          <MarkdownField
            rows={2}
            label="Slika"
            wiring={wiring}
            value={picture}
            onChange={(written) => onChange({ ...body, picture: written })}
          />
        )}
      </Field>
      {isShown && (
        <>
          <div ref={box} className="relative mx-auto max-w-xl">
            <PictureAt address={address} />
            <Letters points={sorted.map(({ x, y }, index) => ({ id: String(index), x, y }))} />
            <button
              type="button"
              aria-label="Dodaj mjesto na slici"
              onClick={({ clientX, clientY }) => add(clientX, clientY)}
              className="absolute inset-0 cursor-crosshair rounded-control"
            />
          </div>
          <p className="text-center text-muted">
            Dodirni sliku gdje treba novo mjesto. Slova idu odozgo prema dolje i mijenjaju se kad
            pomakneš mjesto: spominješ li ih u tekstu zadatka, provjeri ga.
          </p>
        </>
      )}
      <Rows
        noun="mjesto"
        title="Mjesta na slici"
        rows={points}
        blank={{ x: 50, y: 50, label: { text: '' } }}
        min={2}
        onChange={(changed) => onChange({ ...body, points: changed })}
      >
        {(point, change) => (
          <PointFields point={point} letter={letterAt(sorted.indexOf(point))} onChange={change} />
        )}
      </Rows>
    </div>
  )
}

type PointFieldsProps = {
  point: Point
  letter: string
  onChange: (part: Partial<Point>) => void
}

function PointFields({ point, letter, onChange }: PointFieldsProps) {
  const { x, y, label } = point
  return (
    <>
      <p>
        Slovo na slici: <strong>{letter}</strong>
      </p>
      <MarkdownLineField
        label="Pojam (bez njega je mjesto mamac)"
        value={label?.text ?? ''}
        onChange={(text) => onChange({ label: { ...label, text } })}
      />
      <div className="grid grid-cols-2 gap-x-3">
        <ShareField label="Slijeva (%)" value={x} onChange={(value) => onChange({ x: value })} />
        <ShareField label="Odozgo (%)" value={y} onChange={(value) => onChange({ y: value })} />
      </div>
    </>
  )
}

type ShareFieldProps = { label: string; value: number; onChange: (value: number) => void }

/**
 * A percentage, with a decimal comma or point; other input is shown as typed until the field loses
 * focus.
 */
function ShareField({ label, value, onChange }: ShareFieldProps) {
  const [written, setWritten] = useState<string | null>(null)
  const read = (text: string) => {
    setWritten(text)
    if (/^\d{1,3}(?:[.,]\d*)?$/.test(text.trim()))
      onChange(share(Number(text.trim().replace(',', '.')) / 100))
  }
  return (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          inputMode="decimal"
          value={written ?? String(value).replace('.', ',')}
          onChange={({ target }) => read(target.value)}
          onBlur={() => setWritten(null)}
        />
      )}
    </Field>
  )
}

/** A percentage with one decimal, limited to 0 to 100. */
const share = (part: number): number =>
  Math.min(100, Math.max(0, Math.round(part * 1000) / 10 || 0))

/** An image of the library, or a drawing. */
const PictureAt = ({ address }: { address: string }) =>
  isFigureAddress(address) ? (
    <RichText html={drawFigure(address).svg} className={PICTURE_CLASSES} />
  ) : (
    <Picture src={address} alt="" sizes="36rem" className="h-auto w-full" />
  )
