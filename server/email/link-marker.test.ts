import { expect, it } from 'vitest';
import type { PlacedDocument } from '#shared/newsletter/document.ts';
import { presets } from '#shared/sites/presets.ts';
import { markDocument, type LinkMarker } from './link-marker.ts';
import { renderDigestMail } from '../../test/support/digest-mail.ts';
import type { MailSite } from './layout.tsx';

const [site] = presets as unknown as [MailSite];
const own = `https://${site.theme.seo.canonicalDomain}`;
const marker: LinkMarker = {
  toSite: (url, kind, number) => `${url}${url.includes('?') ? '&' : '?'}i=${kind}${number ?? ''}`,
  toOthers: (url, kind, number) => `${own}/to/${kind}${number}?${url}`,
  trap: `${own}/newsletter?i=trap`,
  picture: null,
};
const run = (href: string) => ({ type: 'text' as const, content: [{ text: 'x', href }] });

it('numbers the links of a text as they first occur', () => {
  const marked = markDocument(
    site,
    {
      before: [run('https://a.example/'), run(`${own}/post/b`), run('https://a.example/')],
      after: [{ type: 'button' as const, label: 'x', href: 'https://c.example/' }],
    },
    marker,
  );
  expect(JSON.stringify(marked).match(/link\d/g)).toEqual(['link1', 'link2', 'link1', 'link3']);
  expect(marked.before[1]?.content[0]?.href).toBe(`${own}/post/b?i=link2`);
});

it('gives links of sections no place', () => {
  const common = { before: [run('https://a.example/')], after: [run('https://c.example/')] };
  const marked = markDocument(
    site,
    { before: [run('https://b.example/'), ...common.before], after: common.after },
    marker,
    common,
  );
  expect(JSON.stringify(marked).match(/to\/\w+/g)).toEqual([
    'to/pageundefined',
    'to/link1',
    'to/link2',
  ]);
});

it('completes paths, and leaves what is no link', () => {
  const document = { before: [run('/post/a'), run('javascript:alert(1)')], after: [] };
  expect(markDocument(site, document, marker)).toEqual({
    before: [run(`${own}/post/a?i=link1`), run('javascript:alert(1)')],
    after: [],
  });
});

it('marks all links of an email except personal ones', async () => {
  const document: PlacedDocument = {
    before: [
      run('https://a.example/'),
      {
        type: 'sponsor',
        label: 'Sponsor',
        name: 'A company',
        text: '',
        href: 'https://sponsor.example/',
      },
    ],
    after: [],
  };
  const { html, text } = await renderDigestMail(site, 'en', { document, marker });
  expect(html).toContain(`${own}/to/link2?https://sponsor.example/`);
  const personal = /manage-subscription|unsubscribe|subscriptions\/rate/;
  const links = [...html.matchAll(/href="([^"]+)"/g), ...text.matchAll(/(https:\S+)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !personal.test(url) && !url.endsWith('/followed'));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((url) => !/[?&]i=|\/to\//.test(url))).toEqual([]);
  const marked = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url);
  expect(marked.filter((url) => personal.test(url) && /[?&]i=/.test(url))).toEqual([]);
});

it('marks personal posts as the last common post', async () => {
  const { html } = await renderDigestMail(site, 'en', { marker, commonPosts: 2 });
  expect(html.match(/discussion\d/g)).toEqual(['discussion1', 'discussion2', 'discussion2']);
});
