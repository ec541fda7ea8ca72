import type { Parent } from '@/lib/across/accounts/model'
import { call } from '@/lib/platform/http/client'
import { professorApiCalls } from '@/lib/asking/professor/calls'
import { LETTERS_SWITCH_ID } from '@/lib/asking/professor/paths'
import { useUser } from '@/stores/user'
import { EmailSubscriptionPanel } from './email-subscription-panel'

/**
 * The switch for e-mails about the professor's answers; for parents who bought questions or have
 * it on.
 */
export function ProfessorLettersSwitch({ parent }: { parent: Parent }) {
  const show = useUser((state) => state.show)
  const { _id: parentId, email, isEmailConfirmed, professorUntil, wantsProfessorLetters } = parent
  if (!professorUntil && !wantsProfessorLetters) return null
  return (
    <EmailSubscriptionPanel
      id={LETTERS_SWITCH_ID}
      title="Odgovori profesora"
      about="Kad profesor odgovori Vašem djetetu. Odgovor se čita u Iskri, u izvještaju o djetetu."
      label="Javite mi emailom kad stigne odgovor"
      hint={isEmailConfirmed ? `Stiže na ${email}.` : 'Stiže kad potvrdite email.'}
      isWanted={wantsProfessorLetters}
      save={(isWanted) =>
        call(professorApiCalls.saveLetterPreference, { body: { parentId, isWanted } })
      }
      onSaved={(wanted) => show({ ...parent, wantsProfessorLetters: wanted })}
      done={['Poruke o odgovorima su uključene', 'Poruke o odgovorima su isključene']}
    />
  )
}
