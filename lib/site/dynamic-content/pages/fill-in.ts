/** The operator's data for the imprint. An empty text is unknown or does not apply. */
type OperatorFacts = {
  legalName: string
  address: string
  city: string
  oib: string
  registration: string
  representative: string
  phone: string
}

/** Facts about the running site that texts may mention. */
export type SiteFacts = {
  operator: OperatorFacts | null
  /** The contact address, or null when nobody would read the mail. */
  contact: string | null
  /** Whether a Google Analytics id is set. */
  hasAnalytics: boolean
  /** Whether a language model answers some questions. */
  hasModel: boolean
  /** Whether people can sign in at a school's OpenID provider. */
  hasOidc: boolean
}

export const NO_OPERATOR = 'Podaci o pružatelju još nisu upisani.'
export const NO_CONTACT = 'Adresa e-pošte za kontakt je u podnožju stranice.'

/**
 * `{{#analitika}}` starts a part for sites with analytics, `{{^analitika}}` one for sites without.
 */
const PART = /\{\{([#^])(analitika|model|vanjska)\}\}\n?([\s\S]*?)\{\{\/\2\}\}\n?/g

const PLACE = /\{\{(podaci|kontakt)\}\}/g

/**
 * Fills in a page's Markdown: `{{podaci}}` becomes the operator's data, `{{kontakt}}` the contact
 * address. Parts about analytics, the model and the provider's sign-in stay only where they are true.
 */
export function fillIn(text: string, facts: SiteFacts): string {
  const isTrue: Record<string, boolean> = {
    analitika: facts.hasAnalytics,
    model: facts.hasModel,
    vanjska: facts.hasOidc,
  }
  const places: Record<string, string> = {
    podaci: facts.operator ? listed(facts.operator) : NO_OPERATOR,
    kontakt: facts.contact
      ? `Pišite nam na [${facts.contact}](mailto:${facts.contact}).`
      : NO_CONTACT,
  }
  return text
    .replace(PART, (_, sign: string, name: string, part: string) =>
      isTrue[name] === (sign === '#') ? part : '',
    )
    .replace(PLACE, (_, name: string) => places[name] ?? '')
}

function listed(operator: OperatorFacts): string {
  const { legalName, address, city, oib, registration, representative, phone } = operator
  const lines: [string, string][] = [
    ['Naziv', legalName],
    ['Sjedište', [address, city].filter(Boolean).join(', ')],
    ['OIB', oib],
    ['Upis u registar', registration],
    ['Osoba ovlaštena za zastupanje', representative],
    ['Telefon', phone],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([name, value]) => `- **${name}:** ${asText(value)}`)
    .join('\n')
}

/** Escapes the text, so that it contains no Markdown. */
const asText = (value: string) => value.replace(/[\\`*_{}[\]<>#|~!$]/g, String.raw`\$&`)
