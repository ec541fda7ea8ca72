import type { Parent } from '@/lib/across/accounts/model'
import { call } from '@/lib/platform/http/client'
import { reportsApiCalls } from '@/lib/learning/reports/calls'
import { WEEKLY_SWITCH_ID } from '@/lib/learning/reports/paths'
import { useUser } from '@/stores/user'
import { EmailSubscriptionPanel } from './email-subscription-panel'

/** The switch for the weekly report by e-mail. The e-mails link here for unsubscribing. */
export function WeeklyReportSwitch({ parent, now }: { parent: Parent; now: Date }) {
  const show = useUser((state) => state.show)
  return (
    <EmailSubscriptionPanel
      id={WEEKLY_SWITCH_ID}
      title="Tjedni izvještaj"
      about="Nedjeljom navečer: kako je prošao tjedan, što ide dobro i tri pitanja za razgovor."
      label="Šaljite mi tjedni izvještaj emailom"
      hint={hintOf(parent, now)}
      isWanted={parent.wantsWeeklyReport}
      save={(isWanted) =>
        call(reportsApiCalls.wishWeeklyReport, { body: { parentId: parent._id, isWanted } })
      }
      onSaved={(wantsWeeklyReport) => show({ ...parent, wantsWeeklyReport })}
      done={['Tjedni izvještaj je uključen', 'Tjedni izvještaj je isključen']}
    />
  )
}

/** When letters are sent, and what they still require. */
function hintOf({ isEmailConfirmed, email, subscription }: Parent, now: Date): string {
  if (!subscription) return 'Stiže uz pretplatu. Možete ga uključiti već sada.'
  if (new Date(subscription.until) <= now) return 'Pretplata je istekla. Stiže opet uz novu.'
  return isEmailConfirmed
    ? `Stiže na ${email} dok traje pretplata.`
    : 'Stiže kad potvrdite email, dok traje pretplata.'
}
