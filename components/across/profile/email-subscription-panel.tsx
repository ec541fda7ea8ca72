import { useState } from 'react'
import { withToasts } from '@/components/across/accounts/with-toasts'
import { TickField } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'

type LetterPanelProps = {
  /** Letters of this kind link here, so that readers can unsubscribe. */
  id: string
  title: string
  about: string
  label: string
  hint: string
  isWanted: boolean
  /** Saves the choice and returns the saved state. */
  save: (isWanted: boolean) => Promise<{ isWanted: boolean }>
  onSaved: (isWanted: boolean) => void
  /** Messages after switching on and off. */
  done: [on: string, off: string]
}

const FAILED = 'Došlo je do greške prilikom spremanja'

/** A switch for e-mails of one kind. */
export function EmailSubscriptionPanel(props: LetterPanelProps) {
  const { id, title, about, label, hint, isWanted, done } = props
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')

  async function wish(wanted: boolean) {
    setSaving(true)
    say('')
    const sentence = done[wanted ? 0 : 1]
    try {
      const saved = await withToasts(props.save(wanted), { done: sentence, failed: FAILED })
      props.onSaved(saved.isWanted)
      say(`${sentence}.`)
    } catch {
      // The toast has shown the error; the checkbox shows the saved state.
    }
    setSaving(false)
  }

  return (
    <Panel id={id} title={title}>
      <p className="mb-2 text-muted">{about}</p>
      <TickField
        label={label}
        hint={hint}
        checked={isWanted}
        aria-disabled={isSaving}
        onChange={({ target }) => void (isSaving || wish(target.checked))}
      />
      <p role="status" className="pl-13 font-bold text-good">
        {said}
      </p>
    </Panel>
  )
}
