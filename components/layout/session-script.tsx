import { CLAIMS_COOKIE } from '@/lib/accounts/viewer'
import { CONSENT_SCRIPT } from '@/lib/site/consent'

/**
 * Writes the kind of user onto the document before the first paint: the head has its form at once.
 * The choice of cookies is written by the same script.
 */
const SCRIPT = `try{
const part=document.cookie.split('; ').find((one)=>one.startsWith('${CLAIMS_COOKIE}='))?.split('.')[1];
const {type,exp,isPaying}=JSON.parse(atob(part.replace(/-/g,'+').replace(/_/g,'/')));
if(exp*1000>Date.now()){const {dataset}=document.documentElement;dataset.viewer=type;
if(isPaying)dataset.paying=''}
}catch{}`.replaceAll('\n', '')

export const SessionScript = () => (
  <script dangerouslySetInnerHTML={{ __html: SCRIPT + CONSENT_SCRIPT }} />
)
