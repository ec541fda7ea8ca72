import { CLAIMS_COOKIE } from '@/lib/accounts/viewer'

/**
 * Writes the kind of user onto the document before the first paint: the head has its form at once.
 */
const SCRIPT = `try{
const part=document.cookie.split('; ').find((one)=>one.startsWith('${CLAIMS_COOKIE}='))?.split('.')[1];
const {type,exp}=JSON.parse(atob(part.replace(/-/g,'+').replace(/_/g,'/')));
if(exp*1000>Date.now())document.documentElement.dataset.viewer=type;
}catch{}`.replaceAll('\n', '')

export const SessionScript = () => <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
