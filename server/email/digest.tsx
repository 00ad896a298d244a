import { postPath, type DigestLanguage } from '#shared/paths.ts';
import { fillIn } from '#shared/newsletter/fill-in.ts';
import { looks, onSite, plainMail, renderMail, type Mail, type MailSite } from './layout.tsx';
import type { Wording } from './subscription-mails.tsx';

/** A post in a digest. Nothing of it is markup: all words are somebody else's, and all addresses are made here. */
export type DigestItem = {
  id: string;
  slug: string;
  title: string;
  /** Where it comes from; null for a text of the site's own. */
  domain: string | null;
  /** One or two sentences; null where there is nothing to say. */
  summary: string | null;
  points: number;
  comments: number;
  /** What readers thought best of what was said about it. */
  comment: { text: string; by: string } | null;
};

export type Digest = {
  frequency: 'daily' | 'weekly';
  /** As it is written in the language. */
  date: string;
  kind: 'ai' | 'extract';
  /** Sentences, each with the posts of this issue that it rests on. */
  overview: { text: string; posts: string[] }[];
  /** What the audience wished for, in its own words. */
  focus: string | null;
  items: DigestItem[];
  /** The issue for everybody on the site; null for one that was written to a wish. */
  archivePath: string | null;
};

/** What differs from reader to reader, in a mail that is else the same for its whole audience. No other text may hold these: private characters are taken out of it. */
const slots = { manage: '\ue000manage\ue001', unsubscribe: '\ue000unsubscribe\ue001', following: '\ue000following\ue001' } as const;

/** A reader's own part. Addresses are absolute. `following`: posts of people that they follow, which no model phrases (product 28). */
export type OwnPart = { manageUrl: string; unsubscribeUrl: string; following: Pick<DigestItem, 'slug' | 'title'>[] };

/** Private characters mark what is filled in: nobody's words have them. */
const plain = (text: string) => text.replace(/[\ue000\ue001]/g, '');
/** A title says what it says, though mail programs make links of what looks like an address. */
const shown = (title: string) => plain(title).replace(/\b[a-z][a-z0-9+.-]{0,20}:\/\/(?:www\.)?/gi, '');

/**
 * An issue for one audience, rendered once; `fillParts` then makes each reader's mail of it, which costs next to nothing. One column; colours are the theme's, dark ones for programs that know
 * them; nothing is loaded from anywhere. At most a few dozen KB: Gmail cuts at 102.
 */
export function renderDigest(site: MailSite, { language, pack }: Wording, digest: Digest): Mail {
  const { digest: words, welcome } = pack.mail;
  const { siteName } = site.theme;
  const style = looks(site.theme);
  const link = (path: string) => onSite(site, path);
  const dateline = fillIn(words[digest.frequency], { site: siteName, date: digest.date });
  const label = digest.kind === 'ai' ? words.aiLabel : words.extractLabel;
  const items = digest.items.map((item) => ({ ...item, title: shown(item.title), summary: item.summary && plain(item.summary), href: link(postPath(item.slug)) }));
  const hrefs = new Map(items.map(({ id, href }) => [id, href]));
  const sources = (posts: string[]) => posts.flatMap((id) => {
    const place = items.findIndex((item) => item.id === id);
    return place < 0 ? [] : [{ place: place + 1, href: hrefs.get(id) ?? '' }];
  });
  const numbers = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language);
  const facts = ({ domain, points, comments }: DigestItem) => [
    ...(domain === null ? [] : [domain]), fillIn(words.points, { count: numbers.format(points) }), fillIn(words.comments, { count: numbers.format(comments) }),
  ].join(' · ');
  const focus = digest.focus === null ? null : fillIn(words.focus, { focus: plain(digest.focus).slice(0, 200) });
  const subject = shortened(`${siteName}: ${items[0]?.title ?? dateline}`, 120);
  const frame = { language, foot: fillIn(words.why, { site: siteName }), preheader: shortened(items.slice(1, 3).map(({ title }) => title).join(' · '), 180) };
  const quote = (comment: NonNullable<DigestItem['comment']>) => `${plain(comment.text)} (${comment.by})`;

  const html = renderMail(site, subject, (
    <>
      <h1 style={{ ...style.heading, margin: '0 0 8px' }}>{dateline}</h1>
      {focus === null ? null : <p style={style.paragraph} dir="auto">{focus}</p>}
      <p className="quiet" style={{ ...style.quiet, margin: '0 0 8px' }}>{label}</p>
      {digest.overview.length === 0 ? null : (
        <p style={style.paragraph}>
          {digest.overview.map(({ text, posts }, i) => (
            <span key={i}>
              {i > 0 ? ' ' : ''}{plain(text)}
              {sources(posts).map(({ place, href }) => <span key={place}> <a className="link" href={href} style={style.link}>[{place}]</a></span>)}
            </span>
          ))}
        </p>
      )}
      {items.map((item, i) => (
        <div key={item.id} className="rule" style={{ margin: '0 0 16px', paddingTop: '16px', borderTop: `1px solid ${site.theme.colors.border}` }}>
          <h2 style={{ margin: '0 0 6px', fontFamily: site.theme.fonts.heading, fontSize: '18px', lineHeight: '25px', fontWeight: 700 }} dir="auto">
            {i + 1}. <a className="link" href={item.href} style={{ ...style.link, textDecoration: 'none' }}>{item.title}</a>
          </h2>
          {item.summary === null ? null : <p style={{ ...style.paragraph, margin: '0 0 6px' }} dir="auto">{item.summary}</p>}
          {item.comment === null ? null : <p className="quiet" style={{ ...style.quiet, margin: '0 0 6px', fontStyle: 'italic' }} dir="auto">“{plain(item.comment.text)}” ({item.comment.by})</p>}
          <p className="quiet" style={{ ...style.quiet, margin: 0 }}><a className="link" href={item.href} style={style.link}>{facts(item)}</a></p>
        </div>
      ))}
      {slots.following}
      <p style={{ ...style.paragraph, margin: '24px 0 12px' }}><a className="button" href={slots.manage} style={style.button}>{words.pauseLink}</a></p>
      <p style={{ ...style.quiet, margin: 0 }}>
        <a className="link" href={slots.unsubscribe} style={style.link}>{welcome.unsubscribe}</a>
        {digest.archivePath === null ? null : <> · <a className="link" href={link(digest.archivePath)} style={style.link}>{words.viewInBrowser}</a></>}
      </p>
    </>
  ), frame);

  const text = plainMail(site, [
    dateline, ...(focus === null ? [] : [focus]), label,
    ...(digest.overview.length === 0 ? [] : [digest.overview.map(({ text: said, posts }) => `${plain(said)}${sources(posts).map(({ place }) => ` [${place}]`).join('')}`).join(' ')]),
    ...items.map((item, i) => [`${i + 1}. ${item.title}`, item.summary, item.comment && `“${quote(item.comment)}”`, facts(item), item.href].filter(Boolean).join('\n')),
    `${slots.following}${words.pauseLink}\n${slots.manage}`, `${welcome.unsubscribe}\n${slots.unsubscribe}`, ...(digest.archivePath === null ? [] : [`${words.viewInBrowser}\n${link(digest.archivePath)}`]),
  ], frame);
  return { subject, html, text };
}

/** What was rendered for an audience, taken apart once where each reader's own parts come. */
export type DigestParts = { subject: string; html: Gaps; text: Gaps };
type Gaps = { around: string[]; names: string[] };

export function partsOf({ subject, html, text }: Mail): DigestParts {
  const apart = (whole: string): Gaps => {
    const pieces = whole.split(/\ue000(\w+)\ue001/);
    return { around: pieces.filter((_, i) => i % 2 === 0), names: pieces.filter((_, i) => i % 2 === 1) };
  };
  return { subject, html: apart(html), text: apart(text) };
}

/** A reader's own parts, in the order of the gaps. `around` is the same list for all readers. */
export type FilledDigest = { subject: string; html: { around: string[]; own: string[] }; text: { around: string[]; own: string[] } };

export function fillParts(site: MailSite, { pack }: Wording, { subject, html, text }: DigestParts, { manageUrl, unsubscribeUrl, following }: OwnPart): FilledDigest {
  const { fromPeople } = pack.mail.digest;
  const links = following.map(({ slug, title }) => ({ href: onSite(site, postPath(slug)), title: shown(title) }));
  const block = links.length === 0 ? '' : `<div dir="auto"><p style="margin:24px 0 6px;font-weight:700">${escaped(fromPeople)}</p>${links
    .map(({ href, title }) => `<p style="margin:0 0 6px;font-size:16px;line-height:24px"><a class="link" href="${escaped(href)}" style="color:${site.theme.colors.link}">${escaped(title)}</a></p>`).join('')}</div>`;
  const lines = links.length === 0 ? '' : `${[fromPeople, ...links.map(({ href, title }) => `${title}\n${href}`)].join('\n\n')}\n\n`;
  const urlOf = (name: string) => (name === 'manage' ? manageUrl : unsubscribeUrl);
  return {
    subject,
    html: { around: html.around, own: html.names.map((name) => (name === 'following' ? block : escaped(urlOf(name)))) },
    text: { around: text.around, own: text.names.map((name) => (name === 'following' ? lines : urlOf(name))) },
  };
}

/** The same as whole texts. */
export function wholeDigest({ subject, html, text }: FilledDigest): Mail {
  const whole = ({ around, own }: FilledDigest['html']) => around.map((piece, i) => `${piece}${own[i] ?? ''}`).join('');
  return { subject, html: whole(html), text: whole(text) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll('\'', '&#x27;');

/** At most so many characters, and no half ones. */
const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed().replace(/\ufffd$/, '').trimEnd()}…`);

/** The date of an issue as it is written in a language. `day`: `2026-11-21`. */
export const writtenDate = (language: DigestLanguage, day: string): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
