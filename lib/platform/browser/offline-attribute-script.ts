/**
 * Sets an attribute on the document while there is no connection. Inline, so that pages show it
 * from the first paint without a script. Not in the admin area, where nothing works offline.
 */
export const OFFLINE_ATTRIBUTE_SCRIPT = `{const root=document.documentElement,
tell=()=>root.toggleAttribute('data-offline',!navigator.onLine);
if(!/^\\/admin(\\/|$)/.test(location.pathname)){tell();
for(const name of ['online','offline'])addEventListener(name,tell)}}`.replaceAll('\n', '')
