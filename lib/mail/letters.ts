import 'server-only'
import { siteUrl } from '@/lib/env'
import { toLetter } from './layout'
import type { Letter } from './model'

/** The page that a mailed link opens. The token stands behind `#`, which no server log sees. */
const linkTo = (path: string, token: string) => `${siteUrl()}${path}#${token}`

type Greeted = { firstName: string }

/** After registration: what to do first, and the link that confirms the address. */
export const welcomeLetter = ({ firstName, token }: Greeted & { token: string }): Letter =>
  toLetter({
    subject: 'Dobro došli u Iskru',
    greeting: `Dobar dan, ${firstName}!`,
    paragraphs: [
      'Vaš roditeljski račun je otvoren. Dodajte dijete i odaberite razred, pa učenje može početi.',
      'Potvrdite još da je ovo Vaša adresa, kako bismo Vam mogli pomoći ako zaboravite lozinku.',
    ],
    action: { label: 'Potvrdi email', url: linkTo('/potvrda-emaila', token) },
    ending: 'Ako se niste registrirali, ovu poruku slobodno obrišite.',
  })

export const confirmEmailLetter = ({ firstName, token }: Greeted & { token: string }): Letter =>
  toLetter({
    subject: 'Potvrdite novi email',
    greeting: `Dobar dan, ${firstName}!`,
    paragraphs: ['Na svojem računu upisali ste ovu adresu. Potvrdite da je Vaša.'],
    action: { label: 'Potvrdi email', url: linkTo('/potvrda-emaila', token) },
    ending: 'Ako to niste bili Vi, ovu poruku slobodno obrišite.',
  })

/** To the old address: someone may have taken the account over. */
export const emailChangedLetter = ({ firstName, email }: Greeted & { email: string }): Letter =>
  toLetter({
    subject: 'Email Vašega računa je promijenjen',
    greeting: `Dobar dan, ${firstName}!`,
    paragraphs: [
      `Od sada se u Iskru prijavljujete adresom ${email}.`,
      'Ako to niste promijenili Vi, odmah nam se javite odgovorom na ovu poruku.',
    ],
  })

type About = Greeted & { childName: string | null }

export const resetLetter = ({ firstName, childName, token }: About & { token: string }): Letter =>
  toLetter({
    subject: 'Nova lozinka za Iskru',
    greeting: `Dobar dan, ${firstName}!`,
    paragraphs: [
      childName
        ? `Netko je zatražio novu lozinku za profil djeteta (${childName}).`
        : 'Netko je zatražio novu lozinku za Vaš račun.',
      'Poveznica vrijedi jedan sat i može se upotrijebiti jednom.',
    ],
    action: { label: 'Postavi novu lozinku', url: linkTo('/resetiraj-lozinku', token) },
    ending: 'Ako to niste bili Vi, ne trebate učiniti ništa: stara lozinka i dalje vrijedi.',
  })

export const passwordChangedLetter = ({ firstName, childName }: About): Letter =>
  toLetter({
    subject: 'Lozinka je promijenjena',
    greeting: `Dobar dan, ${firstName}!`,
    paragraphs: [
      childName
        ? `Lozinka za profil djeteta (${childName}) upravo je promijenjena.`
        : 'Lozinka Vašega računa upravo je promijenjena, a ostale prijave su završene.',
      'Ako to niste bili Vi, zatražite novu lozinku na stranici za prijavu i javite nam se.',
    ],
  })
