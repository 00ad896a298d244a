import { hostile } from './xss.ts';

/** Script-running attributes of an element with their automatic trigger. */
const elements = [
  '<img src=x',
  '<image src=x',
  '<svg',
  '<svg><animate attributeName=x dur=1s',
  '<svg><set attributeName=x',
  '<body',
  '<video src=x',
  '<video><source',
  '<audio src=x',
  '<details open',
  '<input autofocus',
  '<input type=image src=x',
  '<textarea autofocus',
  '<select autofocus',
  '<button autofocus',
  '<marquee',
  '<iframe',
  '<object data=x',
  '<embed src=x',
  '<link rel=stylesheet href=x',
  '<style>@import"x"</style><style',
  '<a href=x autofocus tabindex=1',
  '<x contenteditable autofocus tabindex=1',
  '<math><mtext',
  '<form><button',
  '<track src=x',
  '<template><img src=x',
  '<noscript><img src=x',
  '<xmp><img src=x',
];
const handlers = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onbegin',
  'onstart',
  'onpageshow',
  'onloadstart',
];
/** `§` stands for the handler and what it runs. */
const shapes = ['§=alert(1)>', '/§=alert`1`//', ' x=">" §="alert(1)">', "\t§\n=\t'alert(1)'>"];

const spellings = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#x6A;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://x%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:alert(1)',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'blob:javascript:alert(1)',
  'filesystem:x',
  'http://x.example/\u2028javascript:alert(1)',
  '//x.example" onfocus="alert(1)" autofocus x="',
];
const links = ['[x](§)', '![x](§)', '<§>', '[x][y]\n\n[y]: §', '[x](<§>)', '<a href="§">x</a>'];

function generated(): string[] {
  const texts: string[] = [];
  for (const [i, element] of elements.entries()) {
    for (const [j, handler] of handlers.entries()) {
      const shape = shapes[(i + j) % shapes.length] ?? '';
      texts.push(`${element} ${shape.replace('§', handler).replace('§', handler)}`);
    }
  }
  for (const link of links)
    for (const spelling of spellings) texts.push(link.replace('§', () => spelling));
  return texts;
}

/** More than 400 distinct texts that try to run script. */
export const hostileCorpus: readonly string[] = [...new Set([...hostile, ...generated()])];
