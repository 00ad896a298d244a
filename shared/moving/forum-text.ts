import { Parser } from 'htmlparser2';
import { escapeHtml } from '#shared/escape-html.ts';

/** Elements of stored posts that have one in HTML. Of others, the text is left. */
const elements: Record<string, string> = {
  B: 'b',
  STRONG: 'b',
  I: 'i',
  EM: 'i',
  S: 's',
  DEL: 's',
  STRIKE: 's',
  C: 'code',
  QUOTE: 'blockquote',
  LI: 'li',
  HR: 'hr',
  P: 'p',
  BR: 'br',
  ...Object.fromEntries(
    ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'].map(
      (name) => [name, name.toLowerCase()],
    ),
  ),
};

/** `answers`: the ID of the first post that is quoted or named; '' for none. */
export type ForumText = { html: string; answers: string };

/** Reads a post as phpBB or Flarum store it: XML of their formatter, or BBCode of earlier years. */
export const readForumText = (stored: string, uid = ''): ForumText =>
  /^<[rt][\s>]/.test(stored) ? readXml(stored) : { html: readBbcode(stored, uid), answers: '' };

/**
 * Reads the XML of s9e/TextFormatter. `s` and `e` are marks, such as `[b]` or `**`; `i` is ignored.
 * Its names are in capitals, but for these, `p` and `br`.
 */
function readXml(xml: string): ForumText {
  const text: ForumText = { html: '', answers: '' };
  const ends: string[] = [];
  // Within these, text is a mark, or repeats an attribute.
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, at) {
        const isMark = /^[sei]$/.test(name) || name === 'HR' || name === 'IMG';
        if (hidden === 0) {
          const [start, end] = toTags(name, at);
          text.html += start;
          ends.push(end);
          const answered = name === 'POSTMENTION' ? at.id : name === 'QUOTE' ? at.post_id : '';
          text.answers ||= answered ?? '';
        } else ends.push('');
        if (isMark || hidden > 0) hidden += 1;
      },
      ontext(part) {
        if (hidden === 0) text.html += escapeHtml(part);
      },
      onclosetag() {
        if (hidden > 0) hidden -= 1;
        text.html += ends.pop() ?? '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return text;
}

function toTags(name: string, at: Record<string, string>): [start: string, end: string] {
  if (/^[sei]$/.test(name)) return ['', ''];
  switch (name) {
    case 'URL':
      return [`<a href="${escapeHtml(at.url ?? '')}">`, '</a>'];
    case 'IMG':
      return [`<img src="${escapeHtml(at.src ?? '')}" alt="${escapeHtml(at.alt ?? '')}">`, ''];
    case 'CODE':
      return ['<pre><code>', '</code></pre>'];
    case 'LIST':
      return at.type === undefined || /^(?:circle|disc|square)$/.test(at.type)
        ? ['<ul>', '</ul>']
        : ['<ol>', '</ol>'];
    case 'QUOTE':
      return [
        `<blockquote>${at.author ? `<p>${escapeHtml(at.author)}:</p>` : ''}`,
        '</blockquote>',
      ];
    default: {
      const element = elements[name.toUpperCase()];
      if (element === undefined) return ['', ''];
      return [`<${element}>`, /^[hb]r$/.test(element) ? '' : `</${element}>`];
    }
  }
}

/** Replaces BBCode by HTML. Its text is HTML already, its marks end with the ID of the post. */
function readBbcode(text: string, uid: string): string {
  const own = uid === '' ? text : text.replaceAll(`:${uid}]`, ']');
  return own
    .replace(/<!--.*?-->/g, '')
    .replace(/\[img\]([^[]*)\[\/img\]/gi, '<img src="$1">')
    .replace(/\[url\]([^[]*)\[\/url\]/gi, '<a href="$1">$1</a>')
    .replace(/\[quote(?:=(?:&quot;|")?([^\]]*?)(?:&quot;|")?)?\]/gi, (_, author?: string) =>
      toTags('QUOTE', { author: author ?? '' })[0].replaceAll('&amp;', '&'),
    )
    .replace(/\[(\/?)([a-z*]+\d?)(?::[a-z])?(?:=([^\]]*))?\]/gi, (mark, slash, name, value) => {
      const known = name === '*' ? 'LI' : String(name).toUpperCase();
      if (known === 'LIST' && slash === '/') return '</ul></ol>';
      const [start, end] = toTags(known, { url: value ?? '', ...(value && { type: value }) });
      if (start === '' && !/^(?:u|size|color|colour|font|center|attachment|email)$/i.test(name))
        return mark;
      return (slash === '/' ? end : start).replaceAll('&amp;', '&');
    })
    .replace(/\r?\n/g, '<br>\n');
}
