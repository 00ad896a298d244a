import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type {
  AdminIssueDetail,
  NewsletterStatus,
} from '#shared/contract/admin-newsletter-schemas.ts';
import { hourMs, minuteMs } from '#shared/durations.ts';
import {
  auditLog,
  instanceMarkers,
  mailPauses,
  rateLimits,
  sessions,
  sites,
} from '../../server/db/schema.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import type { OutgoingMail } from '../../server/infra/mail/outgoing-mail.ts';
import { caller, type Caller } from './api-clients.ts';
import { addStories, forgetDigests, getSite } from './digests.ts';
import type { PostRow } from './factories.ts';
import { startModelServer } from './model-server.ts';
import { createTestApp, startOfTest, type SiteId } from './test-app.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';

const secret = 'shared with the mail service, and with nobody else';
const siteId: SiteId = 'nontrivial';

/** An email sent. */
export type Sent = Pick<OutgoingMail, 'recipient' | 'subject' | 'unsubscribeUrl'> & {
  html: string;
  text: string;
};
export const getTitles = ({ posts: looked }: AdminIssueDetail) =>
  looked
    .filter(({ outcome }) => outcome === 'selected')
    .map(({ title }) => /Story (\d+)/.exec(title)?.[1])
    .join(' ');
export const selectPosts = (stories: PostRow[], ...indexes: number[]) =>
  indexes.map((i, index) => ({ postId: stories[i]?.id ?? '', position: index + 1 }));

/** Starts an application and a model, and resets the newsletter before each test. */
export async function setUpNewsletterAdmin() {
  const t = await createTestApp({ config: { trustedProxies: 1, mailWebhookSecret: secret } });
  const server = await startModelServer();
  const { db, secrets } = t.deps;
  const site = getSite(t);
  const wait = (milliseconds: number) =>
    t.clock.set(new Date(t.clock.now().getTime() + milliseconds));
  let admin: Caller;

  beforeEach(async () => {
    for (const table of [rateLimits, instanceMarkers, mailPauses, auditLog, sessions])
      await db.delete(table);
    await forgetDigests(t);
    await db.update(sites).set({ digestsPausedAt: null });
    t.clock.set(startOfTest);
    t.deps.model = null;
    server.behave('good');
    server.requests.length = 0;
    admin = await caller(t, siteId, { role: 'admin', email: 'runs-it@mail.example' });
  });

  async function requestOk<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await admin.call(method, path, body);
    expect([200, 201], reply.text).toContain(reply.status);
    return reply.body as T;
  }
  const readIssue = (id: string) => requestOk<AdminIssueDetail>('GET', `/api/admin/issues/${id}`);
  const holdIssue = (id: string) =>
    requestOk<AdminIssueDetail>('POST', `/api/admin/issues/${id}/hold`);
  const releaseIssue = (id: string) =>
    requestOk<AdminIssueDetail>('POST', `/api/admin/issues/${id}/release`);
  const readStatus = () => requestOk<NewsletterStatus>('GET', '/api/admin/newsletter');
  const log = async () =>
    (
      await db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.siteId, siteId))
        .orderBy(auditLog.createdAt, auditLog.id)
    ).map(({ action }) => action);

  /** Creates posts of this morning, best first, and opens their issue. */
  async function prepare(
    count = 14,
    frequency = 'daily',
  ): Promise<{ issue: AdminIssueDetail; stories: PostRow[] }> {
    const author = await t.make.user();
    const stories = await addStories(
      t,
      author,
      Array.from({ length: count }, (_, i) => ({
        at: new Date(startOfTest.getTime() - hourMs - i * minuteMs),
        title: `Story ${i} about ${i === 12 ? 'zeppelins' : 'lakes'}`,
        score: 90 - i,
      })),
    );
    return {
      issue: await requestOk<AdminIssueDetail>('POST', '/api/admin/issues', { frequency }),
      stories,
    };
  }
  const write = () => renderVariants(t.deps);
  async function send(
    options: { mails?: Sent[]; refuse?: (mail: OutgoingMail) => boolean } = {},
  ): Promise<Sent[]> {
    const mails = options.mails ?? [];
    const joinParts = (part: OutgoingMail['html']) =>
      typeof part === 'string'
        ? part
        : part.strings.map((string, i) => `${string}${part.values[i] ?? ''}`).join('');
    const mailer = {
      async send(mail: OutgoingMail, { beforeData }: { beforeData?: () => Promise<void> } = {}) {
        if (options.refuse?.(mail))
          return {
            kind: 'permanent' as const,
            answer: `550 5.1.1 <${mail.recipient}> nobody here`,
            bounced: true,
          };
        await beforeData?.();
        mails.push({ ...mail, html: joinParts(mail.html), text: joinParts(mail.text) });
        return { kind: 'sent' as const, answer: '250 ok' };
      },
      close: () => undefined,
    };
    for (const queue of ['requested', 'others'] as const)
      await sendDueMail(
        { ...t.deps, mailer: mailer as never },
        { render: renderDeliveries, queue },
      );
    return mails;
  }
  const edit = (id: string, body: object) => admin.call('PATCH', `/api/admin/issues/${id}`, body);
  return {
    t,
    server,
    db,
    secrets,
    site,
    wait,
    get admin() {
      return admin;
    },
    requestOk,
    readIssue,
    holdIssue,
    releaseIssue,
    readStatus,
    log,
    prepare,
    write,
    send,
    edit,
  };
}
