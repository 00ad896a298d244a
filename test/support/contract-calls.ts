import { beforeAll, beforeEach } from 'vitest';
import { contract, keys, type AnyEndpoint } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import { rateLimits } from '../../server/db/schema.ts';
import { createViewPath } from '../../server/domain/digests/delivery/view-token.ts';
import {
  fullFeedbackToken,
  ownerToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import type { CommentRow, PostRow, UserRow } from './factories.ts';
import { inboxMailToken } from './inbox-mails.ts';
import { addAudience, addIssue, createEntry } from './issues.ts';
import { addLogEntry } from './moderation.ts';
import { addSubscription, type SubscriptionRow } from './subscriptions.ts';
import { createTestApp, siteIds, type SiteId } from './test-app.ts';

/** The rows of a site: a post, a comment with a reply, their author and a subscription. */
type Owned = {
  user: UserRow;
  post: PostRow;
  comment: CommentRow;
  reply: CommentRow;
  subscription: SubscriptionRow;
};
/** An application with content on all sites, and the calls of the contract with their values. */
export async function setUpContract() {
  const t = await createTestApp();

  const toViewToken = (variant: Parameters<typeof createViewPath>[1]) =>
    createViewPath(t.deps, variant).split('/').at(-1) ?? '';
  const owned = {} as Record<SiteId, Owned>;
  const viewTokens = {} as Record<SiteId, string>;
  /** Periods of its digest; no other site has an issue of these. */
  const periods: Record<SiteId, string[]> = {
    nontrivial: ['2026-11-17', '2026-w44'],
    statecraft: ['2026-11-18', '2026-w45'],
    default: ['2026-11-19', '2026-w46'],
  };

  beforeAll(async () => {
    for (const site of siteIds) {
      const user = await t.make.user(site, {
        username: `writer-of-${site}`,
        about: 'Writes **much**.',
        website: 'https://writer.example',
      });
      const post = await t.make.post({
        by: user,
        title: `Of ${site}`,
        text: 'A *text* with [a link](https://a.example).',
        editedAt: t.clock.now(),
        minutesAgo: 9,
      });
      const comment = await t.make.comment(post, { by: user, minutesAgo: 5 });
      const reply = await t.make.comment(post, { by: user, parent: comment, minutesAgo: 3 });
      for (let i = 0; i < 2; i += 1)
        await t.make.comment(await t.make.post({ by: user, minutesAgo: 20 + i }), {
          by: user,
          minutesAgo: 10 + i,
        });
      const issues = [];
      for (const period of periods[site]) issues.push(await addIssue(t, site, period, [post]));
      const variant = await addAudience(t, site, issues[0]?.id ?? '', [post], {
        language: 'de',
        entries: [createEntry(post, 'extract', 'A text.')],
      });
      viewTokens[site] = toViewToken({ siteId: site, id: variant, language: 'de' });
      await addLogEntry(t, site, { postId: post.id, userId: user.id });
      await addLogEntry(t, site, {
        action: 'ban',
        userId: user.id,
        after: { until: null, reason: 'Advertising.' },
      });
      owned[site] = {
        user,
        post,
        comment,
        reply,
        subscription: await addSubscription(t, site, { email: `reader@${site}.example` }),
      };
    }
  });

  // Tests of their own cover the limits.
  beforeEach(async () => void (await t.deps.db.delete(rateLimits)));

  /** Values for path parameters, by name. Add new names of the contract here. */
  const parameters: Record<
    string,
    { getValues: (site: SiteId, path: string) => string[]; unknown: string[] } | { shared: string }
  > = {
    id: {
      getValues: (site, path) =>
        path.startsWith('/api/comments/')
          ? [owned[site].comment.id]
          : [owned[site].post.id, owned[site].post.slug, `other-words-${owned[site].post.id}`],
      unknown: ['zzzzzzzzzzzz', 'no-such-post-zzzzzzzzzzzz', 'other-words-zzzzzzzzzzzz'],
    },
    username: {
      getValues: (site) => [owned[site].user.username, owned[site].user.username.toUpperCase()],
      unknown: ['nobody', 'NOBODY'],
    },
    slug: { shared: 'about' },
    kind: { shared: 'tag' },
    subject: { shared: 'models' },
    token: {
      getValues: (site, path) => [
        path.includes('/verify/')
          ? verifyToken(t.deps, owned[site].subscription, new Date())
          : path.includes('/feedback/')
            ? fullFeedbackToken(t.deps, owned[site].subscription, owned[site].post.id)
            : path.includes('/stories/')
              ? fullFeedbackToken(
                  t.deps,
                  owned[site].subscription,
                  /-(\w+)\./.exec(viewTokens[site])?.[1] ?? '',
                )
              : path.includes('/view/')
                ? viewTokens[site]
                : path.includes('/inbox/mails/')
                  ? inboxMailToken(t, owned[site].user)
                  : ownerToken(t.deps, owned[site].subscription),
      ],
      unknown: ['nothing'],
    },
    industry: { shared: 'technology' },
    site: { shared: 'nontrivial' },
    language: { shared: 'es' },
    provider: { shared: 'postmark' },
    period: { getValues: (site) => periods[site], unknown: ['2026-10-01', '2026-w40'] },
  };

  const rows = keys.map((key) => ({
    key,
    ...methodAndPath(key),
    row: contract[key] as AnyEndpoint,
  }));
  const findParameters = (path: string) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameter = (name: string) => {
    const values = parameters[name];
    if (!values) throw new Error(`this test knows no value for {${name}}`);
    return values;
  };
  /** Returns the path with its parameters replaced. */
  const fill = (path: string, value: (name: string, path: string) => string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name, path)));
  const fillFor = (site: SiteId) => (name: string, path: string) => {
    const parameterValues = parameter(name);
    return 'shared' in parameterValues
      ? parameterValues.shared
      : (parameterValues.getValues(site, path)[0] ?? '');
  };
  /** Public reads. Tests of their own cover writes and members' calls. */
  const reads = rows.filter(
    ({ method, path, row }) =>
      method === 'GET' &&
      row.access === 'anyone' &&
      // Calls a provider, which the tests of logins run.
      path !== '/api/auth/providers/{id}/start',
  );
  const lists = reads.filter(({ row }) => 'cursor' in row.query.shape);

  return { t, owned, rows, reads, lists, findParameters, parameter, fill, fillFor };
}
