import { CLAIMS_COOKIE } from '@/lib/accounts/viewer'

/**
 * Runs before anything is drawn: writes onto the page who looks at it, so that its head stands in
 * the right form at once, although the page is the same for everyone.
 */
const SCRIPT = `try{
const part=document.cookie.split('; ').find((one)=>one.startsWith('${CLAIMS_COOKIE}='))?.split('.')[1];
const {type,exp}=JSON.parse(atob(part.replace(/-/g,'+').replace(/_/g,'/')));
if(exp*1000>Date.now())document.documentElement.dataset.viewer=type;
}catch{}`.replaceAll('\n', '')

export const SessionScript = () => <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
