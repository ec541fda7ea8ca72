/** Who runs the site, as an imprint names it; an empty text is not known, or there is none. */
type OperatorFacts = {
  legalName: string
  address: string
  city: string
  oib: string
  registration: string
  representative: string
  phone: string
}

/** What texts may say of the running site. */
export type SiteFacts = {
  operator: OperatorFacts | null
  /** Where visitors write to; null where nobody would read it. */
  contact: string | null
  /** Whether Google Analytics has an id. */
  hasAnalytics: boolean
  /** Whether a model replies to some questions. */
  hasModel: boolean
}

export const NO_OPERATOR = 'Podaci o pružatelju još nisu upisani.'
export const NO_CONTACT = 'Adresa e-pošte za kontakt je u podnožju stranice.'

/** `{{#analitika}}` begins what is said with analytics, `{{^analitika}}` what is said without. */
const PART = /\{\{([#^])(analitika|model)\}\}\n?([\s\S]*?)\{\{\/\2\}\}\n?/g

const PLACE = /\{\{(podaci|kontakt)\}\}/g

/**
 * A page's Markdown for this site: `{{podaci}}` names its operator, `{{kontakt}}` the address to write
 * to, and parts about analytics and the model stay where they are true.
 */
export function fillIn(text: string, facts: SiteFacts): string {
  const isTrue: Record<string, boolean> = { analitika: facts.hasAnalytics, model: facts.hasModel }
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

/** No sign of it is Markdown. */
const asText = (value: string) => value.replace(/[\\`*_{}[\]<>#|~!$]/g, String.raw`\$&`)
