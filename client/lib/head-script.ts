import { storageKeys } from '#shared/storage-keys.ts';

/** Of the element with the addresses of the page's modules, the entry first, as JSON. */
export const modulesElementId = 'modules';

/**
 * Dark or light: the stored choice, else the system's. The class `light` only tells the stylesheet that the choice was made; without this script the
 * stylesheet follows the system. The colour of the browser's own frame goes along. `session`: there is a token, so the place of what belongs to its owner
 * is kept (product 5).
 */
const beforeThePaint = `(function(){var d,t;try{d=localStorage.getItem('${storageKeys.darkMode}');t=localStorage.getItem('${storageKeys.token}')}catch(e){}var k=d==='true'||d!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches,c=document.documentElement.classList;c.add(k?'dark':'light');if(t)c.add('session');document.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){m.media=k===!!i?'all':'not all'})})()`;

/**
 * Asks for the page's modules once it has been painted: until then the network is there for what is seen. A tab that nobody looks at is not painted, nor does
 * every browser tell: then a second after it has loaded. Decision 47.
 */
const afterThePaint = `(function(){var l;function s(){if(l||!(l=document.getElementById('${modulesElementId}')))return;JSON.parse(l.textContent).forEach(function(a,i){var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=a}else{e.type='module';e.src=a}document.head.appendChild(e)})}try{new PerformanceObserver(function(){document.readyState==='loading'?addEventListener('DOMContentLoaded',s):s()}).observe({type:'paint',buffered:true})}catch(e){}addEventListener('load',function(){setTimeout(s,1e3)})})()`;

/** The one inline script, in the head. Its hash stands in the Content-Security-Policy; the browser's modules do not have it. */
export const headScript = `${beforeThePaint};${afterThePaint}`;
