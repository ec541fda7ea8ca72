/** In local storage (rule 19.1). */
export const CONSENT_KEY = 'iskra_cookie_consent'

/** A visitor's choices (rule 19.1). Until one is made, the level is `unset`. */
const CONSENT_CHOICES = ['essential', 'all'] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]
export type ConsentLevel = ConsentChoice | 'unset'

export const isConsentChoice = (value: unknown): value is ConsentChoice =>
  CONSENT_CHOICES.some((choice) => choice === value)

/**
 * Values of `data-consent-action` on buttons. One listener handles them all, so the banner, the
 * footer and the policy are rendered on the server and need no scripts of their own.
 */
export type ConsentAction = ConsentChoice | 'ask' | 'reset'

/** Rule 19.3, plus a toast for a withdrawn choice. */
export const CONSENT_TOASTS: Record<ConsentChoice | 'reset', { title: string; text: string }> = {
  all: { title: 'Kolačići omogućeni', text: 'Prihvatili ste sve kolačiće.' },
  essential: { title: 'Spremljeno', text: 'Prihvaćeni su samo nužni kolačići.' },
  reset: {
    title: 'Izbor je povučen',
    text: 'Dok ne odaberete ponovno, vrijede samo nužni kolačići.',
  },
}

/**
 * Sets the stored choice on the document before the first paint, or marks it as missing, so that CSS
 * shows the banner in the page. Browsers that can't store a choice aren't asked. Editors aren't
 * asked either, because their pages aren't counted. A choice made before the page's scripts run is
 * stored at once; other actions are noted in the document's dataset until the scripts run.
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
