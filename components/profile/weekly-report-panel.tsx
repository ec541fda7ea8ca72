import { useState } from 'react'
import { TickField } from '@/components/ui/field'
import { withToasts } from '@/components/accounts/with-toasts'
import { call } from '@/lib/http/client'
import { reportsCalls } from '@/lib/reports/calls'
import { REPORT_MESSAGES } from '@/lib/reports/messages'
import { WEEKLY_SWITCH_ID } from '@/lib/reports/paths'
import type { Parent } from '@/lib/accounts/model'
import { useUser } from '@/stores/user'
import { Panel } from '@/components/ui/panel'

/** Whether the weekly report comes by mail; letters link here to switch it off. */
export function WeeklyReportPanel({ parent, now }: { parent: Parent; now: Date }) {
  const show = useUser((state) => state.show)
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')

  async function wish(wanted: boolean) {
    setSaving(true)
    say('')
    const saving = call(reportsCalls.wishWeeklyReport, {
      body: { parentId: parent._id, isWanted: wanted },
    })
    const done = wanted ? 'Tjedni izvještaj je uključen' : 'Tjedni izvještaj je isključen'
    try {
      const { isWanted } = await withToasts(saving, { done, failed: REPORT_MESSAGES.wishFailed })
      show({ ...parent, wantsWeeklyReport: isWanted })
      say(`${done}.`)
    } catch {
      // The toast has said it; the tick shows the saved state.
    }
    setSaving(false)
  }

  return (
    <Panel id={WEEKLY_SWITCH_ID} title="Tjedni izvještaj">
      <p className="mb-2 text-muted">
        Nedjeljom navečer: kako je prošao tjedan, što ide dobro i tri pitanja za razgovor.
      </p>
      <TickField
        label="Šaljite mi tjedni izvještaj emailom"
        hint={hintOf(parent, now)}
        checked={parent.wantsWeeklyReport}
        aria-disabled={isSaving}
        onChange={({ target }) => void (isSaving || wish(target.checked))}
      />
      <p role="status" className="pl-13 font-bold text-good">
        {said}
      </p>
    </Panel>
  )
}

/** When letters come, and what is still missing for them. */
function hintOf({ isEmailConfirmed, email, subscription }: Parent, now: Date): string {
  if (!subscription) return 'Stiže uz pretplatu. Možete ga uključiti već sada.'
  if (new Date(subscription.until) <= now) return 'Pretplata je istekla. Stiže opet uz novu.'
  return isEmailConfirmed
    ? `Stiže na ${email} dok traje pretplata.`
    : 'Stiže kad potvrdite email, dok traje pretplata.'
}
