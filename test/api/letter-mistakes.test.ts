import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { commentPath, postPath } from '#shared/paths.ts';
import { comments, posts } from '../../server/db/schema.ts';
import { addReaders } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import { setUpNewsletterAdmin } from '../support/newsletter-admin.ts';
import { hosts, type SiteId } from '../support/test-app.ts';

const newsletter = await setUpNewsletterAdmin();
const { t, db, site, requestOk, edit } = newsletter;
const siteId: SiteId = 'nontrivial';
const origin = `https://${hosts[siteId]}`;
const { sender } = site;
afterEach(() => {
  site.sender = sender;
});

const withAddress: NonNullable<typeof sender> = {
  siteId,
  fromName: '',
  fromAddress: null,
  replyTo: null,
  bounceDomain: null,
  postalAddress: '1 Main Street',
  smtpUrl: null,
  dkimDomain: null,
  dkimSelector: null,
  dkimPrivateKey: null,
  dkimPublicKey: null,
  dkimVerifiedAt: null,
};
const text: NewsletterDocument = [{ type: 'text', content: [{ text: 'Dear readers' }] }];
/** A letter of a site with a postal address. */
async function writeLetter(document: NewsletterDocument, subject = 'A letter') {
  site.sender = withAddress;
  const { id } = await requestOk<AdminIssueDetail>('POST', '/api/admin/letters');
  const reply = await edit(id, { subject, document, posts: [] });
  expect(reply.status, reply.text).toBe(200);
  return id;
}
const list = async (id: string) =>
  (
    await requestOk<Reply<'GET /api/admin/issues/{id}/mistakes'>>(
      'GET',
      `/api/admin/issues/${id}/mistakes`,
    )
  ).mistakes;
const send = (id: string) =>
  newsletter.admin.call('POST', `/api/admin/issues/${id}/send`, { confirm: 1 });

describe('the mistakes of a letter', () => {
  it('are none for a complete one, which is sent', async () => {
    await addReaders(t, siteId, 1);
    const id = await writeLetter([
      ...text,
      { type: 'image', src: '/boat.png', alt: 'A boat' },
      { type: 'button', label: 'About us', href: `${origin}/about` },
    ]);
    expect(await list(id)).toEqual([]);
    expect((await send(id)).status).toBe(200);
  });

  it('block an empty letter', async () => {
    await addReaders(t, siteId, 1);
    const id = await writeLetter([]);
    expect(await list(id)).toEqual([{ kind: 'empty_letter', severity: 'error', detail: null }]);
    expectError(await send(id), 'conflict');
  });

  it('block a letter whose blocks are all hidden', async () => {
    const post = await t.make.post({ site: siteId, title: 'Hidden since' });
    const other = await t.make.post({ site: siteId });
    const comment = await t.make.comment(other);
    const id = await writeLetter([
      { type: 'post', postId: post.id },
      { type: 'comment', commentId: comment.id },
    ]);
    expect(await list(id)).toEqual([]);
    await db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
    await db.update(comments).set({ isHidden: true }).where(eq(comments.id, comment.id));
    expect(await list(id)).toEqual([
      { kind: 'empty_letter', severity: 'error', detail: null },
      { kind: 'hidden_block', severity: 'warning', detail: `${origin}${postPath(post.slug)}` },
      {
        kind: 'hidden_block',
        severity: 'warning',
        detail: `${origin}${commentPath(other.slug, comment.id)}`,
      },
    ]);
  });

  it('block a letter whose text was deleted in the editor', async () => {
    await addReaders(t, siteId, 1);
    const id = await writeLetter(text);
    const { revision } = await newsletter.readIssue(id);
    await requestOk('PUT', `/api/admin/issues/${id}/draft`, {
      revision,
      draft: { subject: 'A letter', document: [], posts: [] },
    });
    expect(await list(id)).toEqual([{ kind: 'empty_letter', severity: 'error', detail: null }]);
    expectError(await send(id), 'conflict');
  });

  it('warn of missing subjects, descriptions and addresses, and dead links', async () => {
    const hidden = await t.make.post({ site: siteId, isHidden: true });
    const links = [`${origin}/post/${hidden.slug}`, `${origin}/newsletter/archive/2026-11-30`];
    const id = await writeLetter(
      [
        { type: 'image', src: '/boat.png', alt: '' },
        ...links.map((href) => ({ type: 'button' as const, label: 'Read', href })),
      ],
      '',
    );
    site.sender = sender;
    expect(await list(id)).toEqual([
      { kind: 'no_postal_address', severity: 'warning', detail: null },
      { kind: 'empty_subject', severity: 'warning', detail: null },
      { kind: 'no_alternative_text', severity: 'warning', detail: `${origin}/boat.png` },
      ...links.map((detail) => ({ kind: 'unpublished_link', severity: 'warning', detail })),
    ]);
  });

  it('warn of a letter that Gmail cuts', async () => {
    const href = `https://far.example/${'a'.repeat(1_200)}`;
    const id = await writeLetter(
      Array.from({ length: 90 }, () => ({
        type: 'text' as const,
        content: [{ text: 'A long link', href }],
      })),
    );
    expect((await list(id)).map(({ kind }) => kind)).toEqual(['large']);
  });
});
