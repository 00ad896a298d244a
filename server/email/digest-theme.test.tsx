import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { presets } from '#shared/sites/presets.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { getAttribute, readHtml, type Element } from '../../test/support/html.ts';
import { loginCodeMail } from './login-code.tsx';
import { replyMail } from './reply.tsx';
import { verifySubscriptionMail } from './subscription-mails.tsx';
import { origin, renderDigestMail } from '../../test/support/digest-mail.ts';

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
  const [, block = ''] = /@media \(prefers-color-scheme: dark\) \{ (.*?\}) \}/.exec(html) ?? [];
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
    const wording = { language: 'en', pack: await loadPack('en') } as const;
    const mails = [
      await renderDigestMail(site, 'en'),
      await renderDigestMail(site, 'ar'),
      loginCodeMail(site, '048213'),
      verifySubscriptionMail(site, wording, { url: `${origin}/x` }),
      replyMail(
        site,
        {
          kind: 'answer',
          author: 'ada',
          post: { slug: 'x', title: 'Rivers' },
          commentId: 'c',
          content: [['p', ['Words.']]],
        },
        { ...wording, turnOffUrl: `${origin}/x` },
      ),
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

  it('are dark in Outlook.com too', async () => {
    const { dark } = site.theme;
    const { html } = await renderDigestMail(site, 'en');
    expect(html).toContain(`[data-ogsb] .mail { background-color: ${dark.background} !important }`);
    for (const name of ['mail', 'title', 'cite', 'kicker', 'link'])
      expect(html).toMatch(
        new RegExp(`\\[data-ogsc\\] \\.${name} \\{ color: #[0-9a-f]{6} !imp`, 'i'),
      );
  });

  it("use installed fonts of the theme's kind", async () => {
    const { html } = await renderDigestMail(site, 'en');
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
