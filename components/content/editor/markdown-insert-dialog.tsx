'use client'
import { GeneratedFigureDialog } from './generated-figure-dialog'
import { ImageDialog } from './image-dialog'
import { FormulaDialog } from './formula-dialog'
import { RecordingDialog } from '@/components/content/media/sounds/recording/record-dialog'
import { SoundDialog } from './sound-dialog'
import { plannedRecordingAt, withRecording } from './spoken-text'
import {
  formulaAt,
  formulaMarkdown,
  pictureAt,
  pictureMarkdown,
  replaceRange,
  type TextRange,
  type EditedText,
} from './edited-text'

export type MarkdownInsertDialogProps = {
  asked: 'formula' | 'figure' | 'drawing' | 'sound' | 'recording'
  text: string
  /** The selection in the text. */
  range: TextRange
  /** False for single-line texts. */
  hasLines: boolean
  onWrite: (written: EditedText) => void
  onOpenChange: (isOpen: boolean) => void
}

/** Asks for a formula, picture, drawing or recording and inserts it into a text as Markdown. */
export function MarkdownInsertDialog(props: MarkdownInsertDialogProps) {
  const { asked, text, range, hasLines, onWrite, onOpenChange } = props
  const onClose = () => onOpenChange(false)
  if (asked === 'formula') {
    const { range: place, ...formula } = formulaAt(text, range)
    const save = (latex: string, isBlock: boolean) =>
      onWrite(replaceRange(text, place, formulaMarkdown(latex, isBlock), isBlock))
    return <FormulaDialog formula={formula} hasLines={hasLines} onSave={save} onClose={onClose} />
  }
  if (asked === 'recording') {
    const { said, place } = plannedRecordingAt(text, range)
    const keep = (kept: { src: string; alt: string }) =>
      onWrite(withRecording(text, place, pictureMarkdown(kept), hasLines))
    return <RecordingDialog text={said} onKept={keep} onClose={onClose} />
  }
  const { range: place, figure } = pictureAt(text, range)
  const save = (chosen: { src: string; alt: string }) =>
    onWrite(replaceRange(text, place, pictureMarkdown(chosen), hasLines && !figure))
  const on = { named: figure, onSave: save, onClose }
  if (asked === 'drawing') return <GeneratedFigureDialog {...on} />
  if (asked === 'sound') return <SoundDialog {...on} />
  return <ImageDialog {...on} />
}
