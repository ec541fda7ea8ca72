'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { drawFigure } from '@/lib/platform/figures/draw-figure'
import { FigureFault } from '@/lib/platform/figures/fields'
import {
  isFigureAddress,
  parseFigureAddress,
  writeFigureAddress,
} from '@/lib/platform/figures/figure-address'
import { FIGURE_KINDS } from '@/lib/platform/figures/kinds'
import { EditorFormDialog } from './editor-form-dialog'
import type { MediaDialogProps } from './library-dialog'

/** A figure's kind and what is written in its fields. */
type Chosen = { name: string; values: Record<string, string> }

/** Chooses a kind of figure from a gallery and asks for the numbers from which it is drawn. */
export function GeneratedFigureDialog({ named, onSave, onClose }: MediaDialogProps) {
  const [chosen, choose] = useState<Chosen | null>(() => chosenIn(named?.src ?? ''))
  const [alt, setAlt] = useState(isFigureAddress(named?.src ?? '') ? (named?.alt ?? '') : '')
  const [isRefused, setRefused] = useState(false)
  const [isFromGallery, setFromGallery] = useState(false)
  const address = chosen && addressOf(chosen)
  const preview = address ? previewOf(address, chosen.name) : null
  const save = () => {
    setRefused(true)
    if (!address || preview?.fault) return false
    onSave({ src: address, alt: alt.trim() })
    return true
  }
  return (
    <EditorFormDialog title="Crtež iz brojeva" onSave={save} onClose={onClose}>
      {chosen === null ? (
        <Gallery
          onChoose={(name) => {
            setFromGallery(true)
            choose({ name, values: examplesOf(name) })
          }}
        />
      ) : (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <ChosenTitle title={FIGURE_KINDS[chosen.name]?.title ?? ''} isNew={isFromGallery} />
            <Button variant="secondary" onClick={() => choose(null)}>
              Drugi crtež
            </Button>
          </p>
          {Object.entries(FIGURE_KINDS[chosen.name]?.fields ?? {}).map(([key, field]) => (
            <TextField
              key={key}
              label={field.label}
              value={chosen.values[key] ?? ''}
              onChange={({ target }) =>
                choose({ ...chosen, values: { ...chosen.values, [key]: target.value } })
              }
            />
          ))}
          <TextField
            label="Opis (ako treba drukčiji)"
            hint="Inače se opisuje ono što se vidi."
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          {preview && <Preview {...preview} isRefused={isRefused} />}
        </>
      )}
      {chosen === null && isRefused && (
        <p role="alert" className="font-bold text-bad">
          Odaberi crtež.
        </p>
      )}
    </EditorFormDialog>
  )
}

type ChosenTitleProps = { title: string; isNew: boolean }

/** Takes the focus of the gallery's button, which is gone, and scrolls the dialog to its top. */
function ChosenTitle({ title, isNew }: ChosenTitleProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <strong ref={place} tabIndex={-1} className="outline-none">
      {title}
    </strong>
  )
}

function Gallery({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <ul aria-label="Crteži" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(FIGURE_KINDS).map(([name, { title }]) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onChoose(name)}
            className="flex h-full w-full flex-col items-center justify-between gap-2 rounded-control border-2 border-line bg-surface p-2 text-sm font-bold hover:border-link"
          >
            <Drawing svg={drawFigure(addressOf({ name, values: examplesOf(name) })).svg} isSmall />
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The drawing's markup is made by `drawFigure`, which escapes all texts in it. */
const Drawing = ({ svg, isSmall = false }: { svg: string; isSmall?: boolean }) => (
  <span
    aria-hidden="true"
    className={
      isSmall
        ? 'grid h-24 w-full place-items-center [&>svg]:max-h-24 [&>svg]:max-w-full'
        : 'block [&>svg]:h-auto [&>svg]:max-w-full'
    }
    dangerouslySetInnerHTML={{ __html: svg }}
  />
)

type Previewed = { svg?: string; description?: string; fault?: string }

function Preview({ svg, description, fault, isRefused }: Previewed & { isRefused: boolean }) {
  return (
    <div role="status" className="space-y-2 rounded-control bg-sunken p-3">
      {svg && <Drawing svg={svg} />}
      {description && <p className="text-sm text-muted">Opis: {description}</p>}
      {fault && (
        <p
          data-invalid={isRefused ? '' : undefined}
          tabIndex={-1}
          className="font-bold text-bad outline-none"
        >
          {fault}
        </p>
      )}
    </div>
  )
}

function previewOf(address: string, name: string): Previewed {
  if (/[{}]/.test(address))
    return { description: 'Crta se kad se izvuku brojevi. Provjeri ga u pregledu pitanja.' }
  try {
    return drawFigure(address)
  } catch (error) {
    if (error instanceof FigureFault) return { fault: withLabels(error.message, name) }
    throw error
  }
}

/** A fault names a figure and its fields as addresses do; here they have the names on the screen. */
function withLabels(fault: string, name: string): string {
  const { title, fields = {} } = FIGURE_KINDS[name] ?? {}
  return fault
    .replace(`Lik „${name}”`, title ?? name)
    .replaceAll(/„([^”]*)”/g, (quoted, key: string) => {
      const label = fields[key]?.label.replace(/ \(.*\)$/, '')
      return label ? `„${label}”` : quoted
    })
}

const examplesOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FIGURE_KINDS[name]?.fields ?? {}).map(([key, { example }]) => [key, example]),
  )

const addressOf = ({ name, values }: Chosen) =>
  writeFigureAddress({ name, written: new Map(Object.entries(values)) })

/** The figure of an address; null for other addresses, and for a kind that does not exist. */
function chosenIn(address: string): Chosen | null {
  if (!isFigureAddress(address)) return null
  try {
    const { name, written } = parseFigureAddress(address)
    return Object.hasOwn(FIGURE_KINDS, name) ? { name, values: Object.fromEntries(written) } : null
  } catch (error) {
    if (error instanceof FigureFault) return null
    throw error
  }
}
