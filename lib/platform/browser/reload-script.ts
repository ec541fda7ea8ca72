import { GUEST, keyOf } from './storage'

/** Specification, section 9. */
export const RELOAD_GUARD_MS = 10_000

/**
 * Reloads the page when a script or a style sheet of its build is gone, at most once in ten seconds for a
 * path (specification, section 4): the server has another build by now. Answers are stored, so a reload
 * loses none; without a connection it would lose what is on the screen. Inline: the first scripts of a
 * page may be those that are gone. Such failures don't bubble. Without storage reloads might never end.
 */
export const RELOAD_SCRIPT = `addEventListener('error',async({target})=>{
if(!/^(SCRIPT|LINK)$/.test(target.tagName)||!(target.src||target.href).includes('/_next/static/'))return;
try{const {ok}=await fetch('/api/health',{cache:'no-store'});
const key='${keyOf(GUEST, 'ponovno')}'+location.pathname,now=Date.now();
if(!ok||now-sessionStorage.getItem(key)<${RELOAD_GUARD_MS})return;
sessionStorage.setItem(key,now);location.reload()}catch{}},true);`.replaceAll('\n', '')
