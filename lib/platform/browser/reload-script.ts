import { GUEST_OWNER, storageKeyOf } from './storage'

/** Minimum time between two reloads of the same path (rule 6.2). */
export const RELOAD_GUARD_MS = 10_000

/**
 * Reloads the page when a script or a style sheet of its build is missing, because the server runs
 * another build by now, at most once in ten seconds per path (rule 6.2). Answers
 * are stored, so a reload loses none; but without a connection a reload would lose the page, so the
 * server is asked first. Inline, because the missing scripts may be the page's first. The listener
 * captures, since these errors don't bubble. Without session storage it does nothing, to avoid
 * endless reloads.
 */
export const RELOAD_SCRIPT = `addEventListener('error',async({target})=>{
if(!/^(SCRIPT|LINK)$/.test(target.tagName)||!(target.src||target.href).includes('/_next/static/'))return;
try{const {ok}=await fetch('/api/health',{cache:'no-store'});
const key='${storageKeyOf(GUEST_OWNER, 'ponovno')}'+location.pathname,now=Date.now();
if(!ok||now-sessionStorage.getItem(key)<${RELOAD_GUARD_MS})return;
sessionStorage.setItem(key,now);location.reload()}catch{}},true);`.replaceAll('\n', '')
