import type { ProviderFailure } from '@/lib/platform/auth/oidc/errors'

/** Messages of the provider's sign-in, worded for parents, children and admins alike. */
export const OIDC_MESSAGES = {
  /** By the reason of the failure. */
  failed: {
    unavailable: (name: string) =>
      `Prijava uslugom ${name} trenutačno ne radi. Novi je pokušaj moguć malo kasnije, a prijava lozinkom radi i dalje.`,
    cancelled: (name: string) => `Prijava uslugom ${name} je prekinuta.`,
    invalid: (name: string) =>
      `Odgovor usluge ${name} nije ispravan. Treba pokušati ponovno, a ako i dalje ne ide, javiti se podršci Iskre.`,
  } satisfies Record<ProviderFailure, (name: string) => string>,
  spent:
    'Ova prijava više ne vrijedi: istekla je, već je iskorištena ili je započeta u drugom pregledniku. Treba početi ispočetka.',
  unknown: (name: string) => `Ovaj račun usluge ${name} još nije povezan s računom u Iskri.`,
  taken: (name: string) => `Ovaj je račun usluge ${name} već povezan s drugim računom u Iskri.`,
  another: (name: string) =>
    `Ovaj račun u Iskri već je povezan s drugim računom usluge ${name}. Prvo treba prekinuti tu vezu.`,
  sessionOver: 'Veza nije spremljena, jer je prijava u Iskru u međuvremenu završila.',
  notLinked: 'Te veze više nema.',
} as const
