import 'server-only'
import { siteUrl } from '@/lib/platform/env'
import { toLetter } from './layout'
import type { Letter } from './model'
import { toLetterName } from './names'

/**
 * The page that a mailed link opens. The token is in the fragment, which is never in server logs.
 */
const linkTo = (path: string, token: string) => `${siteUrl()}${path}#${token}`

const confirmation = (token: string) => ({
  label: 'Potvrdite email',
  url: linkTo('/potvrda-emaila', token),
})

type Greeted = { firstName: string }

/** The greeting of every letter. */
export function greetingOf({ firstName }: Greeted): string {
  const name = toLetterName(firstName)
  return name ? `Dobar dan, ${name}!` : 'Dobar dan!'
}

/** Letter after registration: the first step, and the link that confirms the address. */
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

type Moved = Greeted & { email: string }

const UNDO = [
  'Ako to niste bili Vi, poništite promjenu: na svim uređajima prijava završava, stara lozinka prestaje vrijediti i odmah postavljate novu. Poveznica vrijedi sedam dana.',
]

const undoing = (token: string) => ({
  label: 'Poništite promjenu emaila',
  url: linkTo('/povrat-emaila', token),
})

/**
 * Letter to the current address when a new one was requested, in case someone is taking over the
 * account.
 * @param undo token of the undo link; null if the current address was never confirmed: a stranger
 * who receives the letter can then neither undo the change nor learn the new address
 */
export const emailChangeRequestedLetter = ({
  email,
  undo,
  ...to
}: Moved & { undo: string | null }): Letter =>
  toLetter({
    subject: 'Zatražena je promjena emaila',
    greeting: greetingOf(to),
    paragraphs:
      undo === null
        ? [
            'Za račun s ovom adresom upisana je nova. Vrijedit će kad bude potvrđena, a dotad se prijavljuje ovom.',
            'Ako to niste bili Vi, javite nam se odgovorom na ovu poruku.',
          ]
        : [
            `Kao novi email Vašega računa upisana je adresa ${email}. Vrijedit će kad bude potvrđena, a dotad se i dalje prijavljujete ovom.`,
            ...UNDO,
          ],
    ...(undo !== null && { action: undoing(undo) }),
  })

/** Letter to the replaced address, with the link that restores it. */
export const emailChangedLetter = ({ email, undo, ...to }: Moved & { undo: string }): Letter =>
  toLetter({
    subject: 'Email Vašega računa je promijenjen',
    greeting: greetingOf(to),
    paragraphs: [`Od sada se u Iskru prijavljujete adresom ${email}.`, ...UNDO],
    action: undoing(undo),
  })

/** Letter to the address that was valid until the undo link was used. */
export const emailUndoneLetter = (to: Greeted): Letter =>
  toLetter({
    subject: 'Promjena emaila je poništena',
    greeting: greetingOf(to),
    paragraphs: [
      'Promjena je poništena poveznicom s adrese koju je račun imao prije. Ovom se adresom više ne prijavljujete u Iskru.',
      'Ako mislite da je to pogreška, javite nam se odgovorom na ovu poruku i pomoći ćemo Vam.',
    ],
  })

type About = Greeted & { childName: string | null }

/** The account that a letter to a parent concerns: the parent's own or a child's. */
function accountIn({ childName }: About): string {
  if (childName === null) return 'Vašega računa'
  const name = toLetterName(childName)
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

export const passwordChangedLetter = (about: About & { withdrawn?: string | null }): Letter =>
  toLetter({
    subject: 'Lozinka je promijenjena',
    greeting: greetingOf(about),
    paragraphs: [
      `Lozinka ${accountIn(about)} upravo je promijenjena. Na ostalim je uređajima prijava završena.`,
      ...(about.withdrawn ? [withdrawnNote(about.withdrawn)] : []),
      'Ako to niste bili Vi, zatražite novu lozinku na stranici za prijavu i javite nam se odgovorom na ovu poruku.',
    ],
  })

const withdrawnNote = (email: string) =>
  `Promjena emaila u ${email} više ne čeka potvrdu. Ako ste je tražili Vi, upišite je ponovno u postavkama.`

/** Letter to the parent when an account was linked to an account at the OpenID provider. */
export const identityLinkedLetter = ({
  provider,
  ...about
}: About & { provider: string }): Letter =>
  toLetter({
    subject: 'Dodan je još jedan način prijave',
    greeting: greetingOf(about),
    paragraphs: [
      `Za prijavu ${accountIn(about)} od sada se može upotrijebiti i usluga ${provider}.`,
      'Ako to niste bili Vi, zatražite novu lozinku na stranici za prijavu, prekinite vezu u postavkama računa i javite nam se odgovorom na ovu poruku.',
    ],
  })
