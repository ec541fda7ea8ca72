'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Field, TickField } from '@/components/ui/field'
import { FIELD_LOOK } from '@/components/ui/input'
import { EditorFormDialog } from './editor-form-dialog'
import { drawFormula } from './draw-formula'

type FormulaDialogProps = {
  formula: { latex: string; isBlock: boolean }
  /** False where formulas can't be on their own line. */
  hasLines?: boolean
  onSave: (latex: string, isBlock: boolean) => void
  onClose: () => void
}

const HINT = '\\frac{1}{2} razlomak, x^2 potencija, \\cdot puta, 3{,}5 decimalni broj, \\text{cm}'

/** Asks for a formula, with a preview while typing. */
export function FormulaDialog({ formula, hasLines = true, ...on }: FormulaDialogProps) {
  const [latex, setLatex] = useState(formula.latex)
  const [isBlock, setBlock] = useState(formula.isBlock)
  const [rest, setRest] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (preview.current) void drawFormula(preview.current, latex, isBlock).then(setRest)
  }, [latex, isBlock])
  const save = () => {
    if (!latex.trim()) setError('Upiši formulu.')
    else if (rest !== null) setError(`Formula nije ispravna kod „${rest.slice(0, 20)}”.`)
    else {
      on.onSave(latex.trim(), isBlock)
      return true
    }
    return false
  }
  return (
    <EditorFormDialog title="Formula" onSave={save} onClose={on.onClose}>
      <Field label="Formula u LaTeX-u" hint={HINT} error={error}>
        {(wiring) => (
          <textarea
            rows={isBlock ? 4 : 2}
            spellCheck={false}
            autoCapitalize="off"
            className={clsx(FIELD_LOOK, 'py-2 font-mono')}
            value={latex}
            onChange={({ target }) => {
              setLatex(target.value)
              setError(undefined)
            }}
            {...wiring}
          />
        )}
      </Field>
      {hasLines && (
        <TickField
          label="U vlastitom retku"
          checked={isBlock}
          onChange={({ target }) => setBlock(target.checked)}
        />
      )}
      <div className="rounded-control bg-sunken p-3">
        <p className="text-sm text-muted">{rest === null ? 'Izgleda ovako:' : 'Nije ispravna:'}</p>
        <div ref={preview} className="min-h-10 overflow-x-auto text-xl" />
      </div>
    </EditorFormDialog>
  )
}
