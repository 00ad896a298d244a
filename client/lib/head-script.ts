import { shortcutsKey } from '#shared/shortcuts.ts';
import { storageKeys } from '#shared/storage-keys.ts';

/** ID of the element that lists the page's module URLs as JSON, the entry first. */
export const modulesElementId = 'modules';

/**
 * Applies the stored or system color mode before the first paint. The class `light` marks an
 * explicit choice; without this script the stylesheet follows the system. `theme-color` follows
 * too. The class `session` reserves space for member content.
 */
const beforeThePaint = `(function(){var d,t;try{d=localStorage.getItem('\
${storageKeys.darkMode}');t=localStorage.getItem('${storageKeys.token}')}catch(e){}\
var k=d==='true'||d!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches,\
c=document.documentElement.classList;c.add(k?'dark':'light');if(t)c.add('session');\
document.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){\
m.media=k===!!i?'all':'not all'})})()`;

/**
 * Imports the page's modules after the first paint, so that visible resources load first.
 * Background tabs and some browsers never report a paint: then one second after `load`. Decision
 * 47.
 */
const afterThePaint = `(function(){var l;function s(){if(l||!(l=document.getElementById('\
${modulesElementId}')))return;JSON.parse(l.textContent).forEach(function(a,i){\
var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=a}else{\
e.type='module';e.src=a}document.head.appendChild(e)})}try{new PerformanceObserver(function(){\
document.readyState==='loading'?addEventListener('DOMContentLoaded',s):s()}).observe({\
type:'paint',buffered:true})}catch(e){}addEventListener('load',function(){\
setTimeout(s,1e3)})})()`;

/** "/" focuses the last visible search field, or its link in the header. Readers can turn it off. */
const searchKey = `document.addEventListener('keydown',function(e){if(e.key!=='/'||e.ctrlKey||\
e.metaKey||e.target.closest('input,textarea,select,dialog'))return;\
try{if(localStorage.getItem('${shortcutsKey}')==='none')return}catch(e){}\
[].slice.call(document.querySelectorAll('header [href="/search"],[name=q]')).reverse().some(\
function(f){if(f.offsetParent){e.preventDefault();f.focus();return true}})})`;

/**
 * Removes the issue token from the URL, so that readers do not share it. The visit is already
 * counted.
 */
const withoutToken = `(function(){var s=location.search,q=s.replace(/([?&])i=[^&]*&?/,'$1')\
.replace(/[?&]$/,'');if(q!==s)history.replaceState(history.state,'',\
location.pathname+q+location.hash)})()`;

/** The only inline script. The Content-Security-Policy allows its hash. */
export const headScript = `${beforeThePaint};${withoutToken};${searchKey};${afterThePaint}`;
