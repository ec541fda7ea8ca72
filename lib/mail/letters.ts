import 'server-only'
import { siteUrl } from '@/lib/env'
import { toLetter } from './layout'
import type { Letter } from './model'
import { presentable } from './names'

/** The page that a mailed link opens. The token is in the fragment, which no server log sees. */
const linkTo = (path: string, token: string) => `${siteUrl()}${path}#${token}`

const confirmation = (token: string) => ({
  label: 'Potvrdite email',
  url: linkTo('/potvrda-emaila', token),
})

type Greeted = { firstName: string }

/** The first line of every letter. */
export function greetingOf({ firstName }: Greeted): string {
  const name = presentable(firstName)
  return name ? `Dobar dan, ${name}!` : 'Dobar dan!'
}

/** After registration: what to do first, and the link that confirms the address. */
export const welcomeLetter = ({ token, ...to }: Greeted & { token: string }): Letter =>
  toLetter({
    subject: 'Dobro došli u Iskru',
    greeting: greetingOf(to),
    paragraphs: [
      'Vaš roditeljski račun je otvoren. Dodajte dijete i odaberite razred, pa učenje može početi.',
      'Potvrdite još da je ovo Vaša adresa, kako bismo Vam mogli pomoći ako zaboravite lozinku. Poveznica vrijedi sedam dana.',
    ],
    action: confirmation(token),
    ending: 'Ako račun niste otvorili Vi, ovu poruku slobodno obrišite.',
  })

export const confirmEmailLetter = ({ token, ...to }: Greeted & { token: string }): Letter =>
  toLetter({
    subject: 'Potvrdite svoj email',
    greeting: greetingOf(to),
    paragraphs: [
      'Ovu ste adresu upisali kao svoj email u Iskri. Potvrdite da je Vaša. Poveznica vrijedi sedam dana.',
    ],
    action: confirmation(token),
    ending: 'Ako to niste bili Vi, ovu poruku slobodno obrišite.',
  })

/** To the old address: someone may have taken the account over. */
export const emailChangedLetter = ({ email, ...to }: Greeted & { email: string }): Letter =>
  toLetter({
    subject: 'Email Vašega računa je promijenjen',
    greeting: greetingOf(to),
    paragraphs: [
      `Od sada se u Iskru prijavljujete adresom ${email}.`,
      'Ako to niste promijenili Vi, odmah nam se javite odgovorom na ovu poruku.',
    ],
  })

type About = Greeted & { childName: string | null }

/** The account that a letter to a parent is about: the parent's own or a child's. */
function accountIn({ childName }: About): string {
  if (childName === null) return 'Vašega računa'
  const name = presentable(childName)
  return name ? `profila Vašega djeteta (${name})` : 'profila Vašega djeteta'
}

export const resetLetter = ({ token, ...about }: About & { token: string }): Letter =>
  toLetter({
    subject: 'Nova lozinka za Iskru',
    greeting: greetingOf(about),
    paragraphs: [
      `Zatražena je promjena lozinke ${accountIn(about)}.`,
      'Poveznica vrijedi jedan sat i može se upotrijebiti samo jednom.',
    ],
    action: { label: 'Postavite novu lozinku', url: linkTo('/resetiraj-lozinku', token) },
    ending: 'Ako to niste bili Vi, ne trebate učiniti ništa: bez poveznice se ništa ne mijenja.',
  })

export const passwordChangedLetter = (about: About): Letter =>
  toLetter({
    subject: 'Lozinka je promijenjena',
    greeting: greetingOf(about),
    paragraphs: [
      `Lozinka ${accountIn(about)} upravo je promijenjena. Na ostalim je uređajima prijava završena.`,
      'Ako to niste bili Vi, zatražite novu lozinku na stranici za prijavu i javite nam se odgovorom na ovu poruku.',
    ],
  })
