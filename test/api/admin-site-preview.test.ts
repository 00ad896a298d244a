import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { expectError } from '../support/error-replies.ts';
import { jpeg, webp } from '../support/image-samples.ts';
import { createPng } from '../support/images.ts';
import { addIssue } from '../support/issues.ts';
import { setUpSiteAdmin } from '../support/site-admin.ts';

const { t, admin, platform, readDetails, changeSettings, put, publish, page } =
  await setUpSiteAdmin();

describe('an image', () => {
  const send = (svg: string) => admin.call('POST', '/api/admin/sites/nontrivial/files', { svg });
  const good =
    '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ' +
    'xmlns:x="urn:x" viewBox="0 0 24 24" x:tool="1"><metadata><x:y/></metadata><defs>' +
    '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>' +
    '</defs><path fill="url(#g)" d="M0 0h24v24z"/><title>A &amp; B</title></svg>';

  it('is served inert and can be the logo', async () => {
    const { status, body } = await send(good);
    expect(status).toBe(201);
    const { path } = body as { path: string };
    expect(path).toMatch(/^\/site-files\/[0-9a-f]{24}\.svg$/);
    expect((await send(good)).body).toEqual(body);
    const served = await t.on('nontrivial').get(path);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(served.headers).toMatchObject({
      'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((served.body as Buffer).toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>' +
        '<linearGradient id="g"><stop offset="0" stop-color="#fff"></stop>' +
        '</linearGradient></defs><path fill="url(#g)" d="M0 0h24v24z"></path>' +
        '<title>A &amp; B</title></svg>',
    );
    expect((await t.on('statecraft').get(path)).status).toBe(404);
    expect((await t.on('nontrivial').post(path)).status).toBe(405);
    await publish((settings) => void (settings.theme.logo = path));
    expect(await page()).toContain(`src="${path}"`);
    const { files } = (await admin.call('GET', '/api/admin/sites/nontrivial/export')).body as {
      files: Record<string, string>;
    };
    expect(Object.keys(files)).toEqual([path]);
    // Publishing keeps it.
    await publish((settings) => void (settings.theme.siteName = 'Later'));
    expect((await readDetails()).files).toHaveLength(1);
  });

  it.each([
    ['PNG', createPng(512, 512), 'png', 'image/png', '512x512'],
    ['JPEG', jpeg, 'jpg', 'image/jpeg', '12x8'],
    ['WebP', webp, 'webp', 'image/webp', '12x8'],
  ])('of type %s can be logo, icon and sharing picture', async (_, file, end, type, sizes) => {
    const { status, text, body } = await admin.call('POST', '/api/admin/sites/nontrivial/files', {
      image: file.toString('base64'),
    });
    expect(status, text).toBe(201);
    const { path } = body as { path: string };
    expect(path).toMatch(new RegExp(`^/images/[0-9a-f]{32}-${sizes}\\.${end}$`));
    const choose = (settings: SiteSettings) => {
      const { theme } = settings;
      theme.logo = theme.favicon = theme.seo.ogImage = theme.seo.organizationLogo = path;
    };
    await put(changeSettings(choose));
    const { prefix } = (await admin.call('POST', '/api/admin/sites/nontrivial/preview')).body as {
      prefix: string;
    };
    expect(await page(`${prefix}list`)).toContain(`src="${prefix}${path.slice(1)}"`);
    const previewed = await t.on('nontrivial').get(prefix + path.slice(1));
    expect([previewed.status, previewed.headers['content-type']]).toEqual([200, type]);
    await publish(choose);
    const html = await page();
    expect(html).toContain(`<img src="${path}"`);
    expect(html).toContain(`<link rel="icon" href="${path}"/>`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="${path}"/>`);
    expect(html).toMatch(new RegExp(`"og:image" content="https://[^/"]+${path}"`));
    expect(html).toContain(`"og:image:width" content="${sizes.split('x')[0]}"`);
    const manifest = JSON.parse((await t.on('nontrivial').get('/manifest.webmanifest')).text) as {
      icons: unknown[];
    };
    expect(manifest.icons).toEqual([{ src: path, sizes, type, purpose: 'any' }]);
    expect((await t.on('statecraft').get(path)).status).toBe(404);
  });

  it.each([{}, { svg: '<svg/>', image: 'AAAA' }, { image: 'AAAA' }, { image: '<svg/>' }])(
    'is one file that can be read, not %j',
    async (body) => {
      const reply = await admin.call('POST', '/api/admin/sites/nontrivial/files', body);
      expectError(reply, 'bad_request', ['image']);
    },
  );

  it('that was not uploaded cannot be chosen', async () => {
    const missing = `/images/${'0'.repeat(32)}-3x2.png`;
    const reply = await put(changeSettings((settings) => void (settings.theme.logo = missing)));
    expectError(reply, 'bad_request', ['theme.logo']);
  });

  it('cannot contain characters that are invalid or cannot be stored', async () => {
    const { status, body } = await send('<svg><title>a\ud800b\u0001c&#2;d</title></svg>');
    expect(status).toBe(201);
    expect(
      ((await t.on('nontrivial').get((body as { path: string }).path)).body as Buffer).toString(),
    ).toBe('<svg xmlns="http://www.w3.org/2000/svg"><title>abcd</title></svg>');
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg><foreignObject><body/></foreignObject></svg>',
    '<svg><image href="https://evil.example/x.png"/></svg>',
    '<svg><use href="https://evil.example/x.svg#a"/></svg>',
    '<svg><a href="javascript:alert(1)"><path/></a></svg>',
    '<svg><path fill="url(https://evil.example/x)"/></svg>',
    '<svg><style>@import "x"</style></svg>',
    '<svg><path style="fill:\\75rl(x)"/></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    '<svg>&x;</svg>',
    '<html><body/></html>',
    'GIF89a',
    '<svg width="20000" height="20000"/>',
    '<svg/><svg/>',
    '<svg><![CDATA[<script>]]></svg>',
    '<?xml-stylesheet href="x"?><svg/>',
    `<svg>${'<g/>'.repeat(2_001)}</svg>`,
    `${'<g>'.repeat(40)}`,
    '<SVG/>',
  ])('with active content is refused with a reason: %s', async (svg) => {
    const reply = await send(svg);
    expect(reply.status, reply.text).toBe(400);
    expect((reply.body as { fields: { field: string; message: string }[] }).fields[0]).toEqual({
      field: 'svg',
      message: expect.stringMatching(/^was rejected: “./) as unknown,
    });
  });

  it('unused by any version makes room; used ones stay', async () => {
    const upload = (i: number) => send(`<svg viewBox="0 0 ${i + 1} 1"/>`);
    const first = ((await upload(0)).body as { path: string }).path;
    await publish((settings) => void (settings.theme.favicon = first));
    for (let i = 1; i < 20; i += 1) expect((await upload(i)).status).toBe(201);
    expect((await upload(20)).status).toBe(201);
    expect((await readDetails()).files.map(({ path }) => path)).toHaveLength(2);
    expect((await readDetails()).files[0]?.path).toBe(first);
  });
});

describe('a preview', () => {
  const startPreview = async (site = 'nontrivial', actor = admin) =>
    (await actor.call('POST', `/api/admin/sites/${site}/preview`)).body as {
      prefix: string;
      expiresAt: string;
    };

  it('shows the draft in both modes, inert and frameable', async () => {
    const post = await t.make.post({
      by: admin.user as never,
      title: 'A post to look at',
      text: 'With [elsewhere.example](https://elsewhere.example/).',
      score: 90_000,
    });
    await t.make.comment(post, { by: admin.user as never });
    await put(
      changeSettings((settings) => {
        settings.theme.siteName = 'Draft Name';
        settings.theme.colors.primary = '#7a1f5c';
        settings.texts.about = 'About the draft.';
        settings.analytics = {
          src: 'https://stats.example.org/js/script.js',
          domain: 'ai.example.org',
        };
      }),
      {},
      platform,
    );
    const { prefix, expiresAt } = await startPreview();
    expect(prefix).toMatch(/^\/admin\/preview\/[\w.-]+\/$/);
    expect(new Date(expiresAt).getTime() - t.clock.now().getTime()).toBe(15 * 60_000);
    const shows: Record<string, string> = {
      list: 'A post to look at',
      post: 'elsewhere.example',
      form: '<form',
      landing: '<form',
      text: 'About the draft.',
      digest: 'Draft Name',
    };
    for (const [name, expected] of Object.entries(shows)) {
      for (const scheme of ['light', 'dark']) {
        const { status, text, headers } = await t
          .on('nontrivial')
          .get(`${prefix}${name}?scheme=${scheme}`);
        expect(status, `${name} ${text.slice(0, 300)}`).toBe(200);
        expect(text, name).toContain(expected);
        expect(text).toContain('Draft Name');
        expect(text).toMatch(new RegExp(`<html[^>]* class="${scheme}">`));
        expect(text).not.toMatch(/<script|stats\.example/i);
        expect(
          [...text.matchAll(/<a\b[^>]*>/g)].filter(
            ([tag]) => !tag.includes('href="#"') || /href="[^#]/.test(tag),
          ),
        ).toEqual([]);
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toContain(`script-src 'none'`);
        expect(policy).toContain(`frame-ancestors 'self'; sandbox allow-same-origin`);
        expect(policy.includes(`'unsafe-inline'`)).toBe(name === 'digest');
        expect(headers).toMatchObject({
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        });
        if (name !== 'digest') expect(text).toContain(`href="${prefix}theme.css"`);
      }
    }
    const { text: css, headers } = await t.on('nontrivial').get(`${prefix}theme.css`);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css).toContain('--primary:#7a1f5c');
    expect((await t.on('nontrivial').get('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
    });
    // The preview shows later drafts, and the live site after the draft is discarded.
    await put(changeSettings((settings) => void (settings.theme.siteName = 'Second Name')));
    expect(await page(`${prefix}list`)).toContain('Second Name');
    await admin.call('DELETE', '/api/admin/sites/nontrivial/draft');
    expect(await page(`${prefix}list`)).toContain('Nontrivial');
    // Nothing of it is cached or stored.
    expect(await page()).not.toContain('Second Name');
  });

  it("shows sample posts and the latest issue's digest", async () => {
    const { prefix } = await startPreview('statecraft', platform);
    for (const name of ['list', 'post', 'digest'])
      expect(await page(`${prefix}${name}`), name).toContain(
        'How a small library counted its readers',
      );
    expect(await page(`${prefix}post`)).toContain('And a reply.');
    const author = await t.make.user('statecraft');
    const post = await t.make.post({ by: author, title: 'Really there' });
    await addIssue(t, 'statecraft', '2026-11-18', [post]);
    for (const name of ['list', 'post', 'digest'])
      expect(await page(`${prefix}${name}`), name).toContain('Really there');
  });

  it('shows a site that is not open, with few posts', async () => {
    const id = 'preview-of-new';
    await createSite(t.deps, { id, siteName: 'The New' }, null);
    const { prefix } = await startPreview(id, platform);
    const html = await page(`${prefix}list`);
    expect(html).toContain('How a small library counted its readers');
    expect(html).not.toContain('couldn’t be loaded');
  });

  it('shows the draft in another design', async () => {
    const { prefix } = await startPreview();
    const css = await page(`${prefix.slice(0, -1)}.gazette/theme.css`);
    expect(css).toContain('small-caps');
    expect(await page(`${prefix}theme.css`)).not.toContain('small-caps');
  });

  it.each(['nontrivial', 'nobody.example'])(
    'shows a design without a site, on %s',
    async (host) => {
      const get = (path: string) => t.on(host).get(`/admin/preview/gazette/${path}`);
      const { status, text } = await get('list');
      expect([status, text.includes('How a small library counted')]).toEqual([200, true]);
      expect(text).not.toContain('A post to look at');
      expect((await get('theme.css')).text).toContain('small-caps');
    },
  );

  it('expires after 15 minutes and works on its host only', async () => {
    const { prefix } = await startPreview();
    const [, token = ''] = /preview\/(.+)\/$/.exec(prefix) ?? [];
    const [id = '', until = '', signature = ''] = token.split('.');
    const wrong = [
      `statecraft.${until}.${signature}`,
      `${id}.${(parseInt(until, 36) + 1).toString(36)}.${signature}`,
      `${id}.${until}.${signature.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}`,
      'x',
      `${id}.${until}.`,
    ];
    for (const token of wrong)
      expect((await t.on('nontrivial').get(`/admin/preview/${token}/list`)).status, token).toBe(
        404,
      );
    expect((await t.on('statecraft').get(`${prefix}list`)).status).toBe(404);
    expect((await t.on('nobody.example').get(`${prefix}list`)).status).toBe(404);
    expect((await t.on('nontrivial').get(`${prefix}nothing`)).status).toBe(404);
    expect((await t.on('nontrivial').post(`${prefix}list`)).status).toBe(405);
    const now = t.clock.now();
    t.clock.set(new Date(now.getTime() + 15 * 60_000));
    const over = await t.on('nontrivial').get(`${prefix}list`);
    t.clock.set(now);
    expect([over.status, over.headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN']);
  });
});
