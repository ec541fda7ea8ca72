/** Specification, section 9: `{product}_cookie_consent`, in local storage. */
export const CONSENT_KEY = 'iskra_cookie_consent'

/** What a visitor can choose (specification, section 3); before it the level is `unset`. */
const CONSENT_CHOICES = ['essential', 'all'] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]
export type ConsentLevel = ConsentChoice | 'unset'

export const isConsentChoice = (value: unknown): value is ConsentChoice =>
  CONSENT_CHOICES.some((choice) => choice === value)

/**
 * What a button does that has it as `data-consent-action`. Buttons are found by it, so that banner, footer
 * and policy are rendered on the server and need no scripts of their own.
 */
export type ConsentAction = ConsentChoice | 'ask' | 'reset'

/** Specification, section 2; and for a choice that is taken back. */
export const CONSENT_TOASTS: Record<ConsentChoice | 'reset', { title: string; text: string }> = {
  all: { title: 'Kolačići omogućeni', text: 'Prihvatili ste sve kolačiće.' },
  essential: { title: 'Spremljeno', text: 'Prihvaćeni su samo nužni kolačići.' },
  reset: {
    title: 'Izbor je povučen',
    text: 'Dok ne odaberete ponovno, vrijede samo nužni kolačići.',
  },
}

/**
 * Writes the choice onto the document before the first paint, and that it is to be asked for: the
 * banner is in the page and CSS shows it. A browser that can't keep a choice isn't asked. Editors
 * aren't asked either: nothing is counted on their pages. A choice pressed before the page's scripts
 * run is kept at once; what else a press asks for waits for them as the document's data.
 */
export const CONSENT_SCRIPT = `try{
const root=document.documentElement.dataset,choices=${JSON.stringify(CONSENT_CHOICES)},
show=(kept)=>{root.consent=kept;delete root.asksConsent},
kept=localStorage.getItem('${CONSENT_KEY}');
if(choices.includes(kept))show(kept);
else if(!/^\\/admin(\\/|$)/.test(location.pathname))root.asksConsent='';
document.addEventListener('click',({target})=>{
const action=target instanceof Element&&target.closest('[data-consent-action]')?.dataset.consentAction;
if(action)root.consentPressed=action;
if(choices.includes(action))try{localStorage.setItem('${CONSENT_KEY}',action);show(action)}catch{}
})}catch{}`.replaceAll('\n', '')
