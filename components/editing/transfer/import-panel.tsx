'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { FileButton } from '@/components/forms/file-button'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Progress } from '@/components/ui/progress'
import { CheckedUpload } from './checked-upload'
import { FormatsHint } from './formats-hint'
import { checkedSentence, undoneSentence, writtenSentence } from './sentences'
import { useImport, type ImportTarget } from './use-import'

type ImportPanelProps = {
  target: ImportTarget
  /** Whether a textbook's archive may be imported. */
  hasBooks?: boolean
  /** Fields that choose the target. */
  children?: ReactNode
}

/** Imports a file: shows what would change, then applies it, then offers to undo it. */
export function ImportPanel(props: ImportPanelProps) {
  const run = useImport()
  const { step, message } = run
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        {step.name === 'busy' && step.text}
        {step.name === 'checked' && checkedSentence(step.report)}
      </p>
      <FormMessage text={message} />
      {step.name === 'choose' && (
        <ChooseFile {...props} isAgain={step.isAgain} onFile={run.check} />
      )}
      {step.name === 'busy' && (
        <div className="space-y-2">
          <Focused text={step.text} />
          {step.share !== null && <Progress value={step.share} max={1} label={step.text} />}
          <p className="text-muted">
            Možeš raditi dalje u drugoj kartici; ishod je i u nedavnim uvozima.
          </p>
        </div>
      )}
      {step.name === 'checked' && (
        <CheckedUpload report={step.report} onWrite={run.write} onAgain={run.again} />
      )}
      {step.name === 'written' && (
        <Outcome text={writtenSentence(step.counts)} onAgain={run.again}>
          <Button variant="secondary" onClick={() => void run.undo(step.report, step.counts)}>
            Poništi uvoz
          </Button>
        </Outcome>
      )}
      {step.name === 'undone' && (
        <Outcome
          text={[undoneSentence(step.undone), ...step.undone.notes].join(' ')}
          onAgain={run.again}
        />
      )}
    </div>
  )
}

type ChooseFileProps = ImportPanelProps & {
  /** True when returning to import another file: takes focus, because the pressed button is gone. */
  isAgain: boolean | undefined
  onFile: (file: File, target: ImportTarget) => unknown
}

const FIRST_SHOWN = 'Prvo ćeš vidjeti što bi se uvezlo; ništa se ne mijenja dok ne potvrdiš.'

function ChooseFile(props: ChooseFileProps) {
  const { target, hasBooks = false, children, isAgain, onFile } = props
  const hasQuestions = Boolean(target.lesson ?? target.literature)
  return (
    <div className="space-y-3">
      {isAgain ? <Focused text={FIRST_SHOWN} /> : <p>{FIRST_SHOWN}</p>}
      <FormatsHint hasQuestions={hasQuestions || !hasBooks} hasBooks={hasBooks} />
      {children}
      <Field label="Datoteka" hint="Najviše 20 MB i 5000 pitanja.">
        {(wiring) => (
          <FileButton
            label="Odaberi datoteku"
            isNamed
            wiring={wiring}
            isDisabled={!hasQuestions && !hasBooks}
            onChoose={([file]) => {
              if (file) onFile(file, target)
            }}
          />
        )}
      </Field>
    </div>
  )
}

type OutcomeProps = { text: string; onAgain: () => void; children?: ReactNode }

const Outcome = ({ text, onAgain, children }: OutcomeProps) => (
  <div className="space-y-4">
    <Focused {...{ text }} />
    <div className="flex flex-wrap gap-3">
      <Button onClick={onAgain}>Uvezi još jednu datoteku</Button>
      {children}
    </div>
  </div>
)

/** Takes focus when it replaces the used control, so that it is visible and read aloud. */
function Focused({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1} className="scroll-mt-24 font-bold break-words outline-none">
      {text}
    </p>
  )
}
