import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/newsletter/translations.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { presets } from '#shared/sites/presets.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { getAttribute, readHtml, getText, type Element } from '../../test/support/html.ts';
import type { Digest, DigestItem } from './digest-content.ts';
import { fillDigest, joinDigest, splitDigest, type ReaderContent } from './digest-template.ts';
import { renderDigest } from './digest.tsx';
import type { Mail, MailSite } from './layout.tsx';
import { loginCodeMail } from './login-code.tsx';
import { replyMail } from './reply.tsx';
import { verifySubscriptionMail } from './subscription-mails.tsx';

const [statecraft] = presets as unknown as [MailSite];
const origin = `https://${statecraft.theme.seo.canonicalDomain}`;
const arabic = 'اتفاقية الأنهار المشتركة: ما الذي تغيّر منذ 1997؟';
const item = (id: string, overrides: Partial<DigestItem> = {}): DigestItem => ({
  id,
  slug: `post-${id}`,
  title: `Title ${id}`,
  domain: 'rivers.example',
  summary: `Summary ${id}.`,
  points: 1_234,
  comments: 56,
  comment: { text: `Comment ${id}.`, by: 'ada' },
  ...overrides,
});
const issue = (overrides: Partial<Digest> = {}): Digest => ({
  frequency: 'daily',
  date: '2026-11-20',
  kind: 'ai',
  overview: [
    { text: 'Overview one.', posts: ['a', 'b'] },
    { text: 'Overview two.', posts: ['b', 'of-another-issue'] },
  ],
  focus: 'rivers',
  items: [item('a'), item('b'), item('c')],
  archivePath: '/newsletter/archive/2026-11-20',
  ...overrides,
});
const readerContent: ReaderContent = {
  manageUrl: `${origin}/manage-subscription?token=t`,
  unsubscribeUrl: `${origin}/subscriptions/unsubscribe/t`,
  following: [{ slug: 'followed', title: 'Followed title' }],
};

async function renderMail(
  site: MailSite,
  language: DigestLanguage,
  overrides: Partial<Digest> = {},
  part: Partial<ReaderContent> = {},
): Promise<Mail> {
  const wording = { language, pack: await loadPack(language) };
  return joinDigest(
    fillDigest(site, wording, splitDigest(renderDigest(site, wording, issue(overrides))), {
      ...readerContent,
      ...part,
    }),
  );
}

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, share, i) =>
      sum + share * channel(Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255),
    0,
  );
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted(
    (first, second) => second - first,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the colors of text, background and border by the inline style and the dark rules. */
function getColors(element: Element, dark: Map<string, Map<string, string>>) {
  const inline = new Map<string, string>();
  for (const [, name = '', value = ''] of (getAttribute(element, 'style') ?? '').matchAll(
    /([a-z-]+):([^;]*)/g,
  )) {
    const hex = /#[0-9a-f]{6}/i.exec(value)?.[0];
    if (hex) inline.set(name.startsWith('border') ? 'border-color' : name, hex);
  }
  const rules = (getAttribute(element, 'class') ?? '')
    .split(' ')
    .flatMap((name) => [...(dark.get(name) ?? [])]);
  return { light: inline, dark: new Map(rules) };
}

function parseDarkRules(html: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  const [, block = ''] =
    /<style>@media \(prefers-color-scheme: dark\) \{ (.*) \}<\/style>/.exec(html) ?? [];
  for (const [, selectors = '', body = ''] of block.matchAll(/([^{}]+) \{ ([^}]*) \}/g)) {
    for (const selector of selectors.split(',')) {
      const name = selector.trim().slice(1);
      rules.set(
        name,
        new Map([
          ...(rules.get(name) ?? []),
          ...[...body.matchAll(/([a-z-]+): (#[0-9a-f]+) !important/gi)].map(
            ([, property = '', hex = '']) => [property, hex] as const,
          ),
        ]),
      );
    }
  }
  return rules;
}

/** Returns all pairs of text and background colors, and the colors without a dark rule. */
function collectColors(
  html: string,
  { colors, dark }: Theme,
): { worst: number; pairs: Set<string>; same: string[] } {
  const rules = parseDarkRules(html);
  const [pairs, same] = [new Set<string>(), [] as string[]];
  const walk = (element: Element, light: Map<string, string>, night: Map<string, string>) => {
    const overrides = getColors(element, rules);
    for (const name of overrides.light.keys())
      if (!overrides.dark.has(name))
        same.push(
          `${name} of <${element.nodeName} class="${getAttribute(element, 'class') ?? ''}">`,
        );
    const [now, then] = [
      new Map([...light, ...overrides.light]),
      new Map([...night, ...overrides.dark]),
    ];
    if (element.childNodes.some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
      for (const element of [now, then])
        pairs.add(`${element.get('color')} on ${element.get('background-color')}`);
    for (const child of element.childElements) walk(child, now, then);
  };
  const [body] = readHtml(html).all('body');
  walk(
    body as Element,
    new Map([
      ['color', '#000000'],
      ['background-color', colors.background],
    ]),
    new Map([
      ['color', '#000000'],
      ['background-color', dark.background],
    ]),
  );
  return {
    worst: Math.min(
      ...[...pairs].map((pair) => contrast(...(pair.split(' on ') as [string, string]))),
    ),
    pairs,
    same,
  };
}

describe.each(presets.map((preset) => [preset.id, preset] as const))('mails of %s', (_id, site) => {
  it('have a text contrast of 4.5 in light and dark', async () => {
    const mails = [
      await renderMail(site, 'en'),
      await renderMail(site, 'ar'),
      loginCodeMail(site, '048213'),
      verifySubscriptionMail(
        site,
        { language: 'en', pack: await loadPack('en') },
        { url: `${origin}/x` },
      ),
      replyMail(site, {
        kind: 'answer',
        author: 'ada',
        post: { slug: 'x', title: 'Rivers' },
        commentId: 'c',
        content: [['p', ['Words.']]],
      }),
    ];
    expect(
      collectColors(mails[0]?.html.replaceAll('class="rule"', '') ?? '', site.theme).same[0],
    ).toMatch(/^border-color of <div/);
    for (const { html, subject } of mails) {
      const { worst, pairs, same } = collectColors(html, site.theme);
      expect(same, subject).toEqual([]);
      expect(worst, `${subject}: ${[...pairs].join(', ')}`).toBeGreaterThanOrEqual(4.5);
      expect(pairs.size).toBeGreaterThanOrEqual(4);
      expect([...pairs].some((pair) => pair.endsWith(site.theme.dark.background))).toBe(true);
    }
  });

  it("use installed fonts of the theme's kind", async () => {
    const { html } = await renderMail(site, 'en');
    const families = readHtml(html)
      .all('body [style]')
      .flatMap(
        (element) => /font-family:([^,;]*)/.exec(getAttribute(element, 'style') ?? '')?.[1] ?? [],
      );
    expect(new Set(families)).toEqual(
      new Set(
        site.theme.fonts.heading.endsWith(', serif') ? ['"Segoe UI"', 'Georgia'] : ['"Segoe UI"'],
      ),
    );
    expect(html).not.toMatch(/@font-face|Inter|Headline/);
  });
});

describe.each(digestLanguages)('a digest in %s', (language) => {
  it('has the same content in the same order twice', async () => {
    const { digest: content, welcome } = (await loadPack(language)).mail;
    const { html, text } = await renderMail(statecraft, language);
    const {
      theme: { siteName },
    } = statecraft;
    const order = [
      content.daily.replace('{site}', siteName).replace('{date}', '2026-11-20'),
      content.aiLabel,
      'Overview one.',
      '[1]',
      '[2]',
      'Overview two.',
      content.focus.replace('{focus}', 'rivers'),
      '1. Title a',
      'Summary a.',
      '“Comment a.” (ada)',
      'rivers.example',
      '56',
      '2. Title b',
      'Summary c.',
      content.fromPeople,
      'Followed title',
      content.pauseLink,
      welcome.unsubscribe,
      content.viewInBrowser,
    ];
    const document = readHtml(html);
    for (const rendered of [
      text.replace(/\s+/g, ' '),
      document
        .all('body *')
        .filter(({ nodeName }) => ['h1', 'h2', 'p'].includes(nodeName))
        .map(getText)
        .join(' ')
        .replace(/\s+/g, ' '),
    ]) {
      let at = -1;
      for (const part of order) {
        const next = rendered.indexOf(part.replace(/\s+/g, ' '), at + 1);
        expect(next, `${part} in ${rendered}`).toBeGreaterThan(at);
        at = next;
      }
      expect(
        rendered.indexOf(content.why.replace('{site}', siteName).replace(/\s+/g, ' ')),
      ).toBeGreaterThan(at);
    }
    expect(document.all('h1')).toHaveLength(1);
    expect(document.all('h2')).toHaveLength(4);
    expect(`${html.slice(html.indexOf('<body'))}${text}`).not.toMatch(
      /[{}\ue000\ue001]|undefined|null|\[object/,
    );
  });
});

it('names the target of links and puts URLs on lines', async () => {
  const { html, text } = await renderMail(statecraft, 'en');
  const links = readHtml(html)
    .all('a')
    .map((link) => [getText(link).replace(/\s+/g, ' '), getAttribute(link, 'href')]);
  expect(links).toContainEqual(['Title a', `${origin}/post/post-a`]);
  // Mail programs would link a bare domain.
  expect(links).toContainEqual([
    'rivers.example · Points: 1,234 · Comments: 56',
    `${origin}/post/post-a#comments`,
  ]);
  expect(links).toContainEqual(['Unsubscribe', readerContent.unsubscribeUrl]);
  expect(links.filter(([content]) => content === '[2]').map(([, href]) => href)).toEqual([
    `${origin}/post/post-b`,
    `${origin}/post/post-b`,
  ]);
  for (const line of text.split('\n').filter((element) => element.includes('://')))
    expect(line).toMatch(/^https:\/\/\S+$/);
  expect(text).toContain(
    '\n\n1. Title a\nSummary a.\n“Comment a.” (ada)\nrivers.example ' +
      `· Points: 1,234 · Comments: 56\n${origin}/post/post-a\n\n2. `,
  );
  expect(text).toContain(`\n\nUnsubscribe\n${readerContent.unsubscribeUrl}\n\n`);
});

it('wraps text at 76 characters, except long words and URLs', async () => {
  const long = 'Rivers and lakes that two states share are measured by both. '.repeat(5).trim();
  const { text } = await renderMail(statecraft, 'en', {
    items: [
      item('a', { title: long.slice(0, 150), summary: long, comment: { text: long, by: 'ada' } }),
      item('b', { title: `${'x'.repeat(90)} and more` }),
    ],
    overview: [{ text: long, posts: ['a'] }],
    focus: long,
  });
  const lines = text.split('\n');
  expect(lines.filter((line) => line.length > 76 && /\S\s+\S/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 60).length).toBeGreaterThan(10);
  expect(text.replace(/\s+/g, ' ')).toContain(long);
  // The rest of a wrapped title is indented.
  expect(text).toMatch(/\n1\. Rivers[^\n]*(?:\n {3}\S[^\n]*)+\nRivers/);
});

it('writes an Arabic mail right to left, except Latin text', async () => {
  const { html, text } = await renderMail(
    statecraft,
    'ar',
    {
      items: [
        item('a', { title: 'EU law, 1997!' }),
        item('b', { title: arabic, summary: `${arabic}.`, comment: { text: arabic, by: 'layla' } }),
      ],
      overview: [
        { text: arabic, posts: ['b'] },
        { text: 'Short (so far).', posts: ['a'] },
      ],
      focus: 'EU law (rivers)',
    },
    {
      following: [
        { slug: 'x', title: 'A Latin title?' },
        { slug: 'y', title: arabic },
      ],
    },
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl">/);
  const document = readHtml(html);
  const getDirection = (content: string) => {
    let found: Element | null =
      document
        .all('body *')
        .findLast(
          (element) => getText(element) === content && element.childElements.length === 0,
        ) ?? null;
    if (!found) throw new Error(`nothing says ${content}`);
    while (found && !found.hasAttribute('dir')) found = found.parent;
    return found && getAttribute(found, 'dir');
  };
  for (const content of [
    'EU law, 1997!',
    'Summary a.',
    '“Comment a.” (ada)',
    'Short (so far).',
    'EU law (rivers)',
    'rivers.example',
    'A Latin title?',
  ])
    expect(getDirection(content), content).toBe('ltr');
  for (const content of [arabic, `${arabic}.`, `“${arabic}” (layla)`])
    expect(getDirection(content), content).toBe('rtl');
  // The number is at the start of the line.
  expect(document.all('h2').map((heading) => getAttribute(heading, 'dir'))).toEqual([
    null,
    null,
    null,
  ]);
  const getStyle = (content: string) =>
    getAttribute(
      document.all('p').find((element) => getText(element) === content) as Element,
      'style',
    ) ?? '';
  expect(getStyle('Summary a.')).toContain('text-align:left');
  expect(getStyle('“Comment a.” (ada)')).toMatch(/border-left:.*text-align:left/);
  expect(getStyle(`“${arabic}” (layla)`)).toMatch(/border-right:.*text-align:right/);
  expect(text).toMatch(/^\u200frivers\.example · .*1,234/m);
});

it('writes only Arabic texts right to left in German', async () => {
  const { html } = await renderMail(statecraft, 'de', {
    items: [
      item('a', { title: arabic, summary: arabic }),
      item('b'),
      item('c', { title: '1997: 50 %' }),
    ],
  });
  const turned = readHtml(html)
    .all('body [dir]')
    .map((element) => [getAttribute(element, 'dir'), getText(element)]);
  expect(turned).toEqual([
    ['rtl', arabic],
    ['rtl', arabic],
    ['ltr', '“Comment a.” (ada)'],
    ['ltr', '“Comment b.” (ada)'],
    ['ltr', '“Comment c.” (ada)'],
  ]);
});

it('leaves no gaps for missing parts and breaks long words', async () => {
  const { html, text } = await renderMail(
    statecraft,
    'en',
    {
      items: [item('a', { domain: null, summary: null, comment: null, points: 0, comments: 0 })],
      overview: [],
      focus: null,
      archivePath: null,
    },
    { following: [] },
  );
  expect(text).toContain(
    `\n\n1. Title a\nPoints: 0 · Comments: 0\n${origin}/post/post-a\n\nPreferences\n`,
  );
  expect(text).not.toContain('\n\n\n');
  expect(html).not.toMatch(/<p[^>]*><\/p>|View in browser|From people/);
  expect(html).toContain('word-break:break-word;overflow-wrap:break-word');
});

it('has the next titles as a preheader', async () => {
  const items = Array.from({ length: 10 }, (_, i) =>
    item(String(i), { title: `A title of some length, number ${i}` }),
  );
  const { html, subject } = await renderMail(statecraft, 'en', { items });
  expect(subject).toBe('Statecraft: A title of some length, number 0');
  const [, shown = ''] = /display:none;max-height:0;overflow:hidden">([^<]*)</.exec(html) ?? [];
  expect(shown).toMatch(
    /^A title of some length, number 1 · A title of some length, number 2 · .*…$/,
  );
  expect(shown.length).toBeGreaterThan(150);
  expect(shown.length).toBeLessThanOrEqual(180);
});

it('sets the column width in Outlook only', async () => {
  const { html } = await renderMail(statecraft, 'en');
  expect(
    html.match(
      /<!--\[if mso\]><table role="presentation"[^>]* width="600"[^>]*><tr><td><!\[endif\]-->/g,
    ),
  ).toHaveLength(1);
  expect(html.match(/<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/g)).toHaveLength(1);
  expect(html.replace(/<!--.*?-->/gs, '')).not.toMatch(/<table|<td|mso/);
});
