import { CLAIMS_COOKIE } from '@/lib/accounts/viewer'

/**
 * Runs before the first paint: writes the kind of user onto the document, so that the head has the
 * right form at once on a page that is the same for everyone.
 */
const SCRIPT = `try{
const part=document.cookie.split('; ').find((one)=>one.startsWith('${CLAIMS_COOKIE}='))?.split('.')[1];
const {type,exp}=JSON.parse(atob(part.replace(/-/g,'+').replace(/_/g,'/')));
if(exp*1000>Date.now())document.documentElement.dataset.viewer=type;
}catch{}`.replaceAll('\n', '')

export const SessionScript = () => <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
