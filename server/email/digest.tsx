import type { CSSProperties } from 'react';
import { postPath, type DigestLanguage } from '#shared/paths.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import {
  getDirection,
  createStyles,
  toSiteUrl,
  plainMail,
  renderMail,
  type Mail,
  type MailSite,
  type MailLanguage,
} from './layout.tsx';

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
  /** An editor's words, as they are in every language: above all else, and in place of the subject. Empty, or not there: none. */
  intro?: string;
  subject?: string | null;
};

/** What differs from reader to reader, in a mail that is else the same for its whole audience. No other text may hold these: private characters are taken out of it. */
const slots = {
  manage: '\ue000manage\ue001',
  unsubscribe: '\ue000unsubscribe\ue001',
  following: '\ue000following\ue001',
} as const;

/** A reader's own part. Addresses are absolute. `following`: posts of people that they follow, which no model phrases (product 28). */
export type ReaderContent = {
  manageUrl: string;
  unsubscribeUrl: string;
  following: Pick<DigestItem, 'slug' | 'title'>[];
};

/** Private characters mark what is filled in: nobody's words have them. */
const plain = (text: string) => text.replace(/[\ue000\ue001]/g, '');
/** A title says what it says, though mail programs make links of what looks like an address. */
const shown = (title: string) =>
  plain(title)
    .replace(/\b[a-z][a-z0-9+.-]{0,20}:\/\/(?:www\.)?/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

type Direction = ReturnType<typeof getDirection>;
/** Which way somebody's words are read, where that is not the mail's: said outright, for not all programs find out by themselves. */
function turned(text: string, direction: Direction): Direction | undefined {
  const own =
    /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
      text,
    )
      ? 'rtl'
      : 'ltr';
  return own === direction || !/\p{L}/u.test(text) ? undefined : own;
}
/** Between facts; never first in a line. */
const dot = '\u00a0· ';
const startOf = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left');

/**
 * An issue for one audience, rendered once; `fillParts` then makes each reader's mail of it, which costs next to nothing. One column; colours are the theme's, dark ones for programs that know
 * them; nothing is loaded from anywhere. At most a few dozen KB: Gmail cuts at 102.
 */
export function renderDigest(
  site: MailSite,
  { language, pack }: MailLanguage,
  digest: Digest,
): Mail & { preheader: string } {
  const { digest: words, welcome } = pack.mail;
  const { siteName } = site.theme;
  const style = createStyles(site.theme);
  const { colors } = site.theme;
  const direction = getDirection(language);
  const link = (path: string) => toSiteUrl(site, path);
  const dateline = fillIn(words[digest.frequency], { site: siteName, date: digest.date });
  const label = digest.kind === 'ai' ? words.aiLabel : words.extractLabel;
  const items = digest.items.map((item) => ({
    ...item,
    title: shown(item.title),
    summary: item.summary && plain(item.summary),
    href: link(postPath(item.slug)),
  }));
  const hrefs = new Map(items.map(({ id, href }) => [id, href]));
  const sources = (posts: string[]) =>
    posts.flatMap((id) => {
      const place = items.findIndex((item) => item.id === id);
      return place < 0 ? [] : [{ place: place + 1, href: hrefs.get(id) ?? '' }];
    });
  const numbers = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language);
  const pointsOf = ({ points }: DigestItem) =>
    fillIn(words.points, { count: numbers.format(points) });
  const commentsOf = ({ comments }: DigestItem) =>
    fillIn(words.comments, { count: numbers.format(comments) });
  const focus = digest.focus === null ? null : shortened(plain(digest.focus), 200);
  const subject =
    (digest.subject && plain(digest.subject)) ||
    shortened(`${siteName}: ${items[0]?.title ?? dateline}`, 120);
  const intro = plain(digest.intro ?? '');
  const frame = {
    language,
    foot: fillIn(words.why, { site: siteName }),
    preheader: shortened(
      items
        .slice(1)
        .map(({ title }) => title)
        .join(' · '),
      180,
    ),
  };
  const quote = ({ text: said, by }: NonNullable<DigestItem['comment']>) =>
    `“${plain(said)}” (${by})`;
  /** Words of somebody within a line of the mail, and as a paragraph. */
  const within = (said: string) => <span dir={turned(said, direction)}>{said}</span>;
  const paragraph = (said: string, given: CSSProperties) => {
    const dir = turned(said, direction);
    return { dir, style: dir ? ({ ...given, textAlign: startOf(dir) } as const) : given };
  };
  const [beforeFocus, afterFocus] = words.focus.split('{focus}');

  /** All that a reader can do about it. */
  const ways: [string, string][] = [
    [words.pauseLink, slots.manage],
    [welcome.unsubscribe, slots.unsubscribe],
    ...(digest.archivePath === null
      ? []
      : [[words.viewInBrowser, link(digest.archivePath)] as [string, string]]),
  ];

  const html = renderMail(
    site,
    subject,
    <>
      <h1
        className="quiet"
        style={{
          ...style.quiet,
          margin: '0 0 4px',
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 400,
        }}
      >
        {dateline}
      </h1>
      {intro === '' ? null : (
        <p {...paragraph(intro, { ...style.paragraph, whiteSpace: 'pre-line' })}>{intro}</p>
      )}
      <p className="quiet" style={style.quiet}>
        {label}
      </p>
      {digest.overview.length === 0 ? null : (
        <p style={{ ...style.paragraph, fontSize: '18px', lineHeight: '28px' }}>
          {digest.overview.map(({ text, posts }, i) => (
            <span key={i}>
              {i > 0 ? ' ' : ''}
              {within(plain(text))}
              {sources(posts).map(({ place, href }) => (
                <span key={place}>
                  {'\u00a0'}
                  <a
                    className="link"
                    href={href}
                    style={{ ...style.link, fontSize: '14px', textDecoration: 'none' }}
                  >
                    [{place}]
                  </a>
                </span>
              ))}
            </span>
          ))}
        </p>
      )}
      {focus === null ? null : (
        <p style={style.paragraph}>
          <span style={{ fontWeight: 700 }}>{beforeFocus}</span>
          {within(focus)}
          {afterFocus}
        </p>
      )}
      {items.map((item, i) => (
        <div
          key={item.id}
          className="rule"
          style={{
            margin: '0 0 20px',
            paddingTop: '16px',
            borderTop: `1px solid ${colors.border}`,
          }}
        >
          <h2 style={{ ...style.heading, margin: '0 0 6px', fontSize: '18px', lineHeight: '25px' }}>
            {i + 1}.{' '}
            <a
              className="link"
              href={item.href}
              dir={turned(item.title, direction)}
              style={{ ...style.link, textDecoration: 'none' }}
            >
              {item.title}
            </a>
          </h2>
          {item.summary === null ? null : (
            <p {...paragraph(item.summary, { ...style.paragraph, margin: '0 0 8px' })}>
              {item.summary}
            </p>
          )}
          {item.comment === null ? null : (
            <Quoted
              direction={turned(item.comment.text, direction) ?? direction}
              border={colors.border}
              style={style.quiet}
            >
              {quote(item.comment)}
            </Quoted>
          )}
          <p className="quiet" style={{ ...style.quiet, margin: 0 }}>
            {/* One link: of a domain by itself mail programs make one that leads elsewhere. */}
            <a
              className="quiet"
              href={`${item.href}#comments`}
              style={{ color: colors.textSecondary, textDecoration: 'none' }}
            >
              {item.domain === null ? null : (
                <>
                  <span dir={direction === 'rtl' ? 'ltr' : undefined}>{item.domain}</span>
                  {dot}
                </>
              )}
              <span style={{ whiteSpace: 'nowrap' }}>{pointsOf(item)}</span>
              {dot}
              <span
                className="link"
                style={{ ...style.link, whiteSpace: 'nowrap', textDecoration: 'underline' }}
              >
                {commentsOf(item)}
              </span>
            </a>
          </p>
        </div>
      ))}
      {slots.following}
      <p
        className="quiet rule"
        style={{
          ...style.quiet,
          margin: '24px 0 0',
          paddingTop: '8px',
          borderTop: `1px solid ${colors.border}`,
        }}
      >
        {ways.map(([said, href], i) => (
          <span key={href}>
            {i > 0 ? ' ' : ''}
            <a
              className="link"
              href={href}
              style={{
                ...style.link,
                display: 'inline-block',
                padding: '12px 0',
                [direction === 'rtl' ? 'marginLeft' : 'marginRight']: '20px',
              }}
            >
              {said}
            </a>
          </span>
        ))}
      </p>
    </>,
    frame,
  );

  // The same as lines: where the first word is of the other direction, a mark says what the line is.
  const mark = direction === 'rtl' ? '\u200f' : '';
  const facts = (item: DigestItem) =>
    mark +
    [...(item.domain === null ? [] : [item.domain]), pointsOf(item), commentsOf(item)].join(' · ');
  const text = plainMail(
    site,
    [
      ...(intro === '' ? [`${dateline}\n${label}`] : [dateline, intro, label]),
      ...(digest.overview.length === 0
        ? []
        : [
            digest.overview
              .map(
                ({ text: said, posts }) =>
                  `${plain(said)}${sources(posts)
                    .map(({ place }) => ` [${place}]`)
                    .join('')}`,
              )
              .join(' '),
          ]),
      ...(focus === null ? [] : [fillIn(words.focus, { focus })]),
      ...items.map((item, i) =>
        [
          wrapped(`${i + 1}. ${item.title}`, 73).replaceAll('\n', '\n   '),
          item.summary,
          item.comment && quote(item.comment),
          facts(item),
          item.href,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
      ...ways.map(([said, href], i) => `${i === 0 ? slots.following : ''}${said}\n${href}`),
    ].map((lines) => wrapped(lines)),
    { ...frame, foot: wrapped(frame.foot) },
  );
  return { subject, html, text, preheader: frame.preheader };
}

/** What a reader said, with a line at its side. Not slanted: many scripts have no such letters. */
function Quoted({
  direction,
  border,
  style,
  children,
}: {
  direction: Direction;
  border: string;
  style: CSSProperties;
  children: string;
}) {
  const line = `3px solid ${border}`;
  const side =
    direction === 'rtl'
      ? { paddingRight: '12px', borderRight: line }
      : { paddingLeft: '12px', borderLeft: line };
  return (
    <p
      className="quiet rule"
      dir={direction}
      style={{ ...style, margin: '0 0 8px', ...side, textAlign: startOf(direction) }}
    >
      {children}
    </p>
  );
}

/** Lines of at most so many characters, where there is a space to break them: addresses stay whole. */
function wrapped(text: string, most = 76): string {
  const tooLong = new RegExp(`(?=.{${most + 1}})(.{0,${most - 1}}\\S) +`, 'gu');
  return text
    .split('\n')
    .map((line) => line.replace(tooLong, '$1\n'))
    .join('\n');
}

/** What was rendered for an audience, taken apart once where each reader's own parts come. */
export type DigestTemplate = { subject: string; html: Gaps; text: Gaps };
type Gaps = { strings: string[]; names: string[] };

export function splitDigest({ subject, html, text }: Mail): DigestTemplate {
  const apart = (whole: string): Gaps => {
    const pieces = whole.split(/\ue000(\w+)\ue001/);
    return {
      strings: pieces.filter((_, i) => i % 2 === 0),
      names: pieces.filter((_, i) => i % 2 === 1),
    };
  };
  return { subject, html: apart(html), text: apart(text) };
}

/** A reader's own parts, in the order of the gaps. `strings` is the same list for all readers. */
export type FilledDigest = {
  subject: string;
  html: { strings: string[]; values: string[] };
  text: { strings: string[]; values: string[] };
};

export function fillDigest(
  site: MailSite,
  { language, pack }: MailLanguage,
  { subject, html, text }: DigestTemplate,
  { manageUrl, unsubscribeUrl, following }: ReaderContent,
): FilledDigest {
  const { fromPeople } = pack.mail.digest;
  const links = following.map(({ slug, title }) => ({
    href: toSiteUrl(site, postPath(slug)),
    title: shown(title),
  }));
  const direction = getDirection(language);
  const dirOf = (title: string) =>
    turned(title, direction) ? ` dir="${turned(title, direction)}"` : '';
  const { heading, paragraph, link } = createStyles(site.theme);
  // By hand: it is the one thing that is made for each reader.
  const block =
    links.length === 0
      ? ''
      : `<div class="rule" style="padding-top:16px;border-top:1px solid ${site.theme.colors.border}"><h2 style="margin:0 0 8px;font-family:${escaped(heading.fontFamily)};font-size:18px;line-height:25px">${escaped(fromPeople)}</h2>${links
          .map(
            ({ href, title }) =>
              `<p style="margin:0 0 8px;font-size:${paragraph.fontSize};line-height:${paragraph.lineHeight}"><a class="link"${dirOf(title)} href="${escaped(href)}" style="color:${link.color}">${escaped(title)}</a></p>`,
          )
          .join('')}</div>`;
  const lines =
    links.length === 0
      ? ''
      : `${[fromPeople, ...links.map(({ href, title }) => `${wrapped(title)}\n${href}`)].join('\n\n')}\n\n`;
  const urlOf = (name: string) => (name === 'manage' ? manageUrl : unsubscribeUrl);
  return {
    subject,
    html: {
      strings: html.strings,
      values: html.names.map((name) => (name === 'following' ? block : escaped(urlOf(name)))),
    },
    text: {
      strings: text.strings,
      values: text.names.map((name) => (name === 'following' ? lines : urlOf(name))),
    },
  };
}

/** The same as whole texts. */
export function joinDigest({ subject, html, text }: FilledDigest): Mail {
  const whole = ({ strings, values }: FilledDigest['html']) =>
    strings.map((piece, i) => `${piece}${values[i] ?? ''}`).join('');
  return { subject, html: whole(html), text: whole(text) };
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** At most so many characters, and no half ones. */
const shortened = (text: string, most: number) =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd()}…`;

/** The date of an issue as it is written in a language. `day`: `2026-11-21`. */
export const formatIssueDate = (language: DigestLanguage, day: string): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
