/**
 * Writes onto the document whether there is a connection. Inline: pages say so from the first paint on, at
 * no cost in scripts. Not to editors: what they do needs one.
 */
export const OFFLINE_SCRIPT = `{const root=document.documentElement,
tell=()=>root.toggleAttribute('data-offline',!navigator.onLine);
if(!/^\\/admin(\\/|$)/.test(location.pathname)){tell();
for(const name of ['online','offline'])addEventListener(name,tell)}}`.replaceAll('\n', '')
