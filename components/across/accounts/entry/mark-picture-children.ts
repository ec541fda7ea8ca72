import { keyOf } from '@/lib/platform/browser/storage'

/** The owner's place in a key, as a pattern of JavaScript. */
const KEY_PATTERN = `^${keyOf('[^:]+', 'slike')}`

/**
 * Inline script that marks the document if this device knows children by their pictures: the cached
 * page is the same for all, and reserves their space (`KnownChildren`) before they are read.
 */
export const PICTURE_CHILDREN_SCRIPT = `try{
const known=Object.keys(localStorage).filter((key)=>/${KEY_PATTERN}/.test(key)).length;
if(known)document.documentElement.dataset.pictureChildren=known>2?'many':'few'
}catch{}`.replaceAll('\n', '')
