import type { DigestView } from '#shared/contract/archive.ts';
import { formatDate } from '#shared/newsletter/dates.ts';
import { format } from '#shared/texts/format.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { Ctx } from '../../../context.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { findEditor, writeComments, writeDateline } from '../../../email/digest-content.ts';
import { formatIssueDate, formatIssueDay } from '../../../email/digest-text.ts';
import { notFound } from '../../../infra/app-error.ts';
import { getIssueDays } from '../../subscriptions/periods.ts';
import { showDocument } from '../issues/show-document.ts';
import { toLetterTitle } from '../writing/compose-letter.ts';
import { readIssueContent } from './archive.ts';
import { readViewToken } from '../delivery/view-token.ts';
import { getDirection } from '../../../email/layout.tsx';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/** Reads the stored variant of an email. Errors: not_found, gone. */
export async function readViewedVariant(ctx: Ctx, token: string) {
  const { db, site } = ctx;
  const { id, language } = readViewToken(ctx, token);
  const [row] = await db
    .select({
      issueId: issues.id,
      frequency: issues.frequency,
      number: issues.number,
      period: issues.period,
      startsAt: issues.startsAt,
      endsAt: issues.endsAt,
      subject: issues.subject,
      intro: issues.intro,
      document: issues.document,
      segmentIds: digestVariants.segmentIds,
      kind: digestVariants.summaryKind,
      postIds: digestVariants.postIds,
      overview: digestVariants.overview,
      entries: digestVariants.entries,
      renderedAt: digestVariants.renderedAt,
    })
    .from(digestVariants)
    .innerJoin(issues, own(issues, digestVariants.siteId, { id: digestVariants.issueId }))
    .where(own(digestVariants, site.id, { id, language }));
  // Without entries, nothing of it was published.
  if (!row?.entries) throw notFound('The digest was not found.');
  return { ...row, entries: row.entries, language };
}

/**
 * Reads the digest of an email, without hidden posts, in the language of the email. Emails are
 * forwarded, so it does not say what its readers asked for. Errors: not_found, gone.
 */
async function readDigestView(ctx: Ctx, token: string): Promise<DigestView> {
  const { site } = ctx;
  const row = await readViewedVariant(ctx, token);
  const { language } = row;
  const pack = await loadPack(language);
  const { mail, manage, page, report, issue: texts } = pack;
  const publishedAt = row.renderedAt ?? row.endsAt;
  const days = getIssueDays(site.timeZone, row);
  const { overview, items, picture } = await readIssueContent(ctx, row);
  const others = new Set(
    row.entries.flatMap(({ post, group }) => (group === 'others' ? post : [])),
  );
  const firstOther = items.find(({ post }) => others.has(post.id))?.post.id;
  return {
    language,
    dir: getDirection(language),
    dateline: writeDateline(
      { language, pack },
      {
        date: formatIssueDate(language, days),
        number: row.number,
      },
    ),
    subject: row.frequency === 'letter' ? toLetterTitle(site, row.subject) : null,
    kind: row.kind ?? 'extract',
    label: mail.digest.labels[row.kind ?? 'extract'],
    publishedAt: publishedAt.toISOString(),
    published: formatDate(language, { dateStyle: 'long', timeZone: site.timeZone }, publishedAt),
    intro: row.intro,
    document: (await showDocument(ctx.db, { ...row, siteId: site.id }, row.segmentIds)).document,
    overview,
    items: items.map((item) => ({
      ...item,
      heading:
        item.post.id === firstOther
          ? format(language, mail.digest.alsoOn, { site: site.theme.siteName })
          : null,
      newSinceText:
        item.newSince &&
        format(language, texts.newSince, {
          date: formatIssueDay(language, item.newSince.day, days.lastDay),
        }),
      dayText: formatIssueDay(language, item.day, days.lastDay),
      comments: writeComments({ language, pack }, item.post.commentCount),
    })),
    picture,
    texts: {
      ...texts,
      pieces: {
        ...texts.pieces,
        note: [texts.pieces.note, findEditor(site)].filter(Boolean).join(': '),
      },
      correction: mail.correction.heading,
      pastIssues: manage.pastIssues,
      report: { ...report, counter: page.counter },
    },
  };
}

export const handlers = {
  'GET /api/newsletter/view/{token}': (ctx, { path }) => readDigestView(ctx, path.token),
} satisfies Partial<Handlers>;
