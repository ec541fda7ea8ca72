import { LAST_CHILD_SCRIPT } from '@/components/across/accounts/entry/mark-picture-children'
import { CLAIMS_COOKIE } from '@/lib/across/accounts/viewer'
import { GUEST_OWNER, storageKeyOf } from '@/lib/platform/browser/storage'
import { INSTALL_SCRIPT, REGISTER_WORKER_SCRIPT } from '@/lib/platform/browser/kept-pages'
import { OFFLINE_ATTRIBUTE_SCRIPT } from '@/lib/platform/browser/offline-attribute-script'
import { RELOAD_SCRIPT } from '@/lib/platform/browser/reload-script'
import { READING_CHOICES } from '@/lib/platform/reading/settings'
import { CONSENT_SCRIPT } from '@/lib/site/dynamic-content/consent'

/**
 * Sets the kind of user, whether they are learning to read, and reading settings on the document
 * before the first paint, so that head and texts are drawn correctly at once. A pupil without own
 * settings inherits those chosen on this device before signing in, but not a previous pupil's. The
 * script also sets the cookie choice and the connection state, registers the service worker after
 * loading, stores the install prompt for its button, and reloads a page whose build is gone.
 */
const SCRIPT = `{const root=document.documentElement;let owner='${GUEST_OWNER}';try{
const part=document.cookie.split('; ').find((one)=>one.startsWith('${CLAIMS_COOKIE}='))?.split('.')[1];
const {type,exp,sub,isPaying,isEarlyReader}=JSON.parse(atob(part.replace(/-/g,'+').replace(/_/g,'/')));
if(exp*1000>Date.now()){const {dataset}=root;owner=sub;dataset.viewer=type;
if(isPaying)dataset.paying='';if(isEarlyReader)dataset.earlyReader=''}
}catch{}try{
const own=\`${storageKeyOf('${owner}', 'citanje')}\`,guests='${storageKeyOf(GUEST_OWNER, 'citanje')}',theirs=localStorage.getItem(guests);
if(theirs&&root.dataset.viewer==='ucenik'&&!localStorage.getItem(own)){
localStorage.setItem(own,theirs);localStorage.removeItem(guests)}
const kept=JSON.parse(localStorage.getItem(own));
for(const [name,known] of Object.entries(${JSON.stringify(READING_CHOICES)}))
if(known.includes(kept[name]))root.setAttribute('data-reading-'+name,kept[name])
}catch{}}`.replaceAll('\n', '')

export const StartupScript = () => (
  <script
    dangerouslySetInnerHTML={{
      __html:
        RELOAD_SCRIPT +
        SCRIPT +
        LAST_CHILD_SCRIPT +
        CONSENT_SCRIPT +
        OFFLINE_ATTRIBUTE_SCRIPT +
        REGISTER_WORKER_SCRIPT +
        INSTALL_SCRIPT,
    }}
  />
)
