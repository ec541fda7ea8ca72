import 'server-only'
import { siteUrl } from '@/lib/platform/env'
import { formatDate } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'
import { toLetter, type LetterSection } from '@/lib/platform/mail/layout'
import { greetingOf } from '@/lib/platform/mail/letters'
import type { Letter } from '@/lib/platform/mail/model'
import { groupedIban } from '../operator/numbers'
import type { Slip } from '../slip/fields'
import { ORDER_LIMITS } from './limits'
import type { Order } from './model'
import { NO_CHILDREN_MESSAGE } from './order-labels'
import { orderPath } from './paths'

type Greeted = { firstName: string }
type Payable = { order: Order; slip: Slip; needsChild: boolean }

const childFirst = (isNeeded: boolean) =>
  isNeeded ? [`${NO_CHILDREN_MESSAGE} Dijete dodajete u svom profilu: ${siteUrl()}/profil`] : []

/** The payment data to type by hand: the fields of the slip's code except the payer. */
function slipSection({ iban, model, ...slip }: Slip): LetterSection {
  const { name, address, city } = slip.recipient
  return {
    title: 'Podaci za uplatu',
    paragraphs: [],
    facts: [
      ['Primatelj', [name, address, city].filter(Boolean).join(', ')],
      ['IBAN', groupedIban(iban)],
      ['Iznos', formatEuro(slip.price)],
      ['Model', model],
      ['Poziv na broj', slip.reference],
      ['Šifra namjene', slip.purpose],
      ['Opis plaćanja', slip.description],
    ],
    pictureAlt: 'Kod uplatnice za slikanje u mobilnom bankarstvu',
  }
}

const link = ({ _id }: Order) => ({
  label: 'Otvorite narudžbu',
  url: siteUrl() + orderPath(_id),
})

const WITHDRAWAL =
  'Od kupnje možete odustati u roku od 14 dana, bez navođenja razloga. Dovoljno je odgovoriti na ovu poruku.'

/** Sent right after an order: how to pay, and what happens next. */
export const orderLetter = (to: Greeted, { order, slip, needsChild }: Payable): Letter =>
  toLetter({
    subject: `Narudžba ${order.number}: kako platiti`,
    greeting: greetingOf(to),
    paragraphs: [
      `Zaprimili smo Vašu narudžbu: ${order.productName}, ${formatEuro(order.price)}.`,
      'Slikajte kod u aplikaciji svoje banke ili prepišite podatke. Kad uplata stigne, u pravilu idućeg radnog dana, otvorit ćemo pristup i javiti Vam.',
      `Narudžba čeka do ${formatDate(new Date(order.lapsesAt))} Ako je do tada ne platite, istječe sama i ništa ne dugujete.`,
      ...childFirst(needsChild),
    ],
    sections: [slipSection(slip)],
    action: link(order),
    ending: WITHDRAWAL,
  })

/** Sent once, while an order is still waiting. */
export const reminderLetter = (to: Greeted, { order, slip, needsChild }: Payable): Letter =>
  toLetter({
    subject: `Narudžba ${order.number} čeka uplatu`,
    greeting: greetingOf(to),
    paragraphs: [
      `Prije ${ORDER_LIMITS.remindAfterDays} dana naručili ste: ${order.productName}, ${formatEuro(order.price)}. Uplata još nije stigla.`,
      'Ako ste upravo platili, ne trebate učiniti ništa. Ako ste se predomislili, narudžbu otkažite ili pustite da istekne.',
      `Narudžba čeka do ${formatDate(new Date(order.lapsesAt))} Ovo je jedini podsjetnik.`,
      ...childFirst(needsChild),
    ],
    sections: [slipSection(slip)],
    action: link(order),
  })

/** Sent when the payment has arrived and the product was activated. */
export const activatedLetter = (to: Greeted, order: Order): Letter =>
  toLetter({
    subject: `Pristup je otvoren: narudžba ${order.number}`,
    greeting: greetingOf(to),
    paragraphs: [
      `Vaša je uplata stigla: ${order.productName}, ${formatEuro(order.price)}. Pristup je otvoren za svu djecu na Vašem računu.`,
      'Što je otvoreno i do kada vrijedi, piše u Vašem profilu. Pretplata se ne obnavlja sama.',
    ],
    action: { label: 'Otvorite profil', url: `${siteUrl()}/profil` },
    ending: WITHDRAWAL,
  })
