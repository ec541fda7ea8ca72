import { PICTURE_CHILDREN_LIMITS } from '@/lib/across/accounts/pictures/picture-children'
import { DEFAULT_AVATAR_PATH } from '@/lib/across/accounts/default-avatar'
import { storageKeyOf } from '@/lib/platform/browser/storage'

/** A regular expression that finds the children whose pictures this device keeps. */
const KEY = `/^${storageKeyOf('[^:]+', 'slike')}/`

/**
 * Inline script that marks the document if this device knows children by their pictures: the cached
 * page is the same for all, and reserves their space (`KnownChildren`) before they are read.
 */
export const PICTURE_CHILDREN_SCRIPT = `try{
const known=Object.keys(localStorage).filter((key)=>${KEY}.test(key)).length;
if(known)document.documentElement.dataset.pictureChildren=known>2?'many':'few'
}catch{}`.replaceAll('\n', '')

/**
 * Inline script that gives guests' „Prijava” (app/styles/known-child.css) the picture of the child
 * who signed in last on this device. It costs public pages no other script.
 */
export const LAST_CHILD_SCRIPT = `{const {dataset,style}=document.documentElement;
if(!dataset.viewer)try{let last=Date.now()-${PICTURE_CHILDREN_LIMITS.keptDays * 86_400_000};
for(const key of Object.keys(localStorage))if(${KEY}.test(key)){
const {at,avatarURL}=JSON.parse(localStorage.getItem(key));
if(at>last){last=at;dataset.knownChild='';
style.setProperty('--known-child','url('+JSON.stringify(avatarURL??'${DEFAULT_AVATAR_PATH}')+')')}}
}catch{}}`.replaceAll('\n', '')
