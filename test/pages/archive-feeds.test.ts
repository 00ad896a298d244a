import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { addIssue } from '../support/issues.ts';
import { setUpArchivePages } from '../support/archive-pages.ts';

const { t, read } = await setUpArchivePages();

describe('the feed', () => {
  const get = async (file: string, site = 'nontrivial') => {
    const { text, body, status, headers } = await t
      .on(site)
      .get(`/newsletter/archive/${file}`)
      .buffer(true)
      .parse((res, done) => {
        const pieces: Buffer[] = [];
        res
          .on('data', (piece: Buffer) => void pieces.push(piece))
          .on('end', () => done(null, Buffer.concat(pieces).toString()));
      });
    return { text: (text || body) as string, status, headers: headers as Record<string, string> };
  };

  it('lists issues with links to posts in each format', async () => {
    const [rss, atom, json] = [
      await get('feed.xml'),
      await get('atom.xml'),
      await get('feed.json'),
    ];
    for (const reply of [rss, atom]) expect(XMLValidator.validate(reply.text)).toBe(true);
    for (const reply of [rss, atom, json])
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    const address = (period: string) => `https://nontrivial.example/newsletter/archive/${period}`;
    const all = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-w46'].map(address);
    const [items, entries, parts] = [
      parseRssFeed(rss.text).items ?? [],
      parseAtomFeed(atom.text).entries ?? [],
      parseJsonFeed(JSON.parse(json.text)).items ?? [],
    ];
    expect(items.map(({ link }) => link)).toEqual(all);
    expect(items.map(({ guid }) => guid?.value)).toEqual(all);
    expect(entries.map(({ id }) => id)).toEqual(all);
    expect(parts.map(({ url }) => url)).toEqual(all);
    expect(items[1]).toMatchObject({
      title: 'Digest of 19 November 2026',
      dc: { creators: ['Nontrivial'] },
    });
    expect(items[1]).not.toHaveProperty('comments');
    const html = items[1]?.description ?? '';
    expect([entries[1]?.content?.value, parts[1]?.content_html]).toEqual([html, html]);
    expect(html).toContain(
      '<p><em>Written and checked by AI</em></p><p>Two things happened. Then a ' +
        'third.</p><ol><li><a href="https://nontrivial.example/post/',
    );
    expect(html).toContain('Story 0 &amp; more');
    expect(parseRssFeed(rss.text)).toMatchObject({
      title: 'Nontrivial: the digest',
      link: 'https://nontrivial.example/newsletter/archive',
    });
    expect(
      (
        await t
          .on('nontrivial')
          .get('/newsletter/archive/feed.xml')
          .set('If-None-Match', rss.headers.etag ?? '')
      ).status,
    ).toBe(304);
  });

  it('is linked from the archive pages', async () => {
    for (const path of ['/newsletter', '/newsletter/archive', '/newsletter/archive/2026-11-19']) {
      expect((await read(path)).hrefs('head link[rel="alternate"]')).toEqual([
        '/newsletter/archive/feed.xml',
        '/newsletter/archive/atom.xml',
        '/newsletter/archive/feed.json',
      ]);
    }
  });

  it('contains no issues of other sites', async () => {
    const post = await t.make.post({ site: 'default', title: 'Elsewhere' });
    await addIssue(t, 'default', '2026-11-19', [post]);
    const { text } = await get('feed.xml', 'default');
    expect(text).not.toContain('Story');
    expect(text).toContain('https://broadsheet.example/newsletter/archive/2026-11-19');
  });
});
