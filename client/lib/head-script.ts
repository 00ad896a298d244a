import { storageKeys } from '#shared/storage-keys.ts';

/**
 * Runs in the head before anything is painted. Dark or light: the stored choice, else the system's. The class `light` only tells the stylesheet that the
 * choice was made; without this script the stylesheet follows the system. The colour of the browser's own frame goes along. `session`: there is a token, so
 * the place of what belongs to its owner is kept (product 5). Its hash stands in the Content-Security-Policy; the browser's modules do not have it.
 */
export const headScript = `(function(){var d,t;try{d=localStorage.getItem('${storageKeys.darkMode}');t=localStorage.getItem('${storageKeys.token}')}catch(e){}var k=d==='true'||d!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches,c=document.documentElement.classList;c.add(k?'dark':'light');if(t)c.add('session');document.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){m.media=k===!!i?'all':'not all'})})()`;
