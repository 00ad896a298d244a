import * as z from 'zod/mini';
import { count, day, issueKind } from './admin-newsletter-schemas.ts';
import { byId, endpoint, integerParam } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour } from './rate-limit.ts';

const issueStatistics = named(
  'IssueStatistics',
  z.object({
    id: z.string(),
    frequency: issueKind,
    subject: described('Of a letter; null for a digest.', z.nullable(z.string())),
    firstDay: day,
    lastDay: day,
    sent: described('Emails that were sent.', count),
    failed: described('Emails that a mail server rejected.', count),
    delivered: described('Sent emails that did not bounce.', count),
    bounced: count,
    complained: count,
    unsubscribed: count,
    reads: described(
      'Visits by people to this site through links in the issue. With redirects also visits ' +
        'to other sites.',
      count,
    ),
    openings: described('Null: the site does not count them.', z.nullable(count)),
    automated: described('Automated requests. Not counted as reads.', count),
  }),
);
export type IssueStatistics = z.infer<typeof issueStatistics>;

const csv = (name: string) =>
  named(name, z.string(), {
    description: 'The file, in UTF-8 (RFC 4180). Its first line names the columns. Streamed.',
  });

const subscriberGroups = ['source', 'language'] as const;
export type SubscriberGroup = (typeof subscriberGroups)[number];
const statisticsDays = [30, 90, 365] as const;

const statisticsExportsLimit: Limit = {
  name: 'statistics-exports',
  requests: 'exports',
  storage: 'process',
  seconds: hour,
  person: 60,
  network: 360,
};

export const adminStatistics = {
  'GET /api/admin/statistics/issues': endpoint({
    access: 'admin',
    summary: 'Issues side by side: emails, reactions and reads. Counts identify no reader.',
    query: z.strictObject({
      limit: described('The last ones, 20 by default.', z.optional(integerParam(100))),
      frequency: described('Only issues of this kind.', z.optional(issueKind)),
    }),
    reply: named('IssueStatisticsList', z.object({ issues: z.array(issueStatistics) })),
  }),
  'GET /api/admin/statistics/issues/export': endpoint({
    access: 'admin',
    limit: statisticsExportsLimit,
    summary: 'All issues with their counts, as a CSV file: one line per issue.',
    reply: csv('IssueStatisticsFile'),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/admin/statistics/issues/{id}': endpoint({
    access: 'admin',
    summary: 'Reads of an issue by place and by day.',
    path: byId,
    reply: named(
      'IssueReads',
      z.object({
        places: z.array(
          z.object({
            place: described(
              'Of all variants of the issue: `discussion-3` is the discussion of the third ' +
                'post in each.',
              z.string(),
              'page',
              'discussion-3',
            ),
            title: described(
              'Of the post at this place in the variant without a prompt; null: none.',
              z.nullable(z.string()),
            ),
            reads: count,
            automated: count,
          }),
        ),
        days: z.array(z.object({ day, reads: count })),
      }),
    ),
    errorCodes: ['not_found'],
  }),
  'GET /api/admin/statistics/reads/export': endpoint({
    access: 'admin',
    limit: statisticsExportsLimit,
    summary: 'Reads of all issues, as a CSV file: one line per issue, place and day.',
    reply: csv('IssueReadsFile'),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/admin/statistics/subscribers': endpoint({
    access: 'admin',
    summary: 'Subscribers per day, by source or language, and how many confirm.',
    query: z.strictObject({
      by: described('`source` by default.', z.optional(z.enum(subscriberGroups))),
      days: described(
        '30, 90 (default) or 365.',
        z.optional(
          z.pipe(
            z.transform((value: string | number) => Number(value)),
            z.literal(statisticsDays, `must be one of ${statisticsDays.join(', ')}`),
          ),
        ),
      ),
    }),
    reply: named(
      'SubscriberStatistics',
      z.object({
        days: described(
          "Complete days by the site's calendar, oldest first.",
          z.array(
            z.object({
              day,
              requested: described('New addresses of the day.', count),
              confirmed: described('Of these, how many have confirmed so far.', count),
              unsubscribed: count,
              active: described('At the end of the day, by group.', z.array(count)),
            }),
          ),
        ),
        groups: described('Names of the groups, the largest first.', z.array(z.string())),
      }),
    ),
  }),
  'GET /api/admin/statistics/subscribers/export': endpoint({
    access: 'admin',
    limit: statisticsExportsLimit,
    summary: 'Subscribers per day, source and language, as a CSV file.',
    reply: csv('SubscriberStatisticsFile'),
    media: 'text/csv',
    errorCodes: ['too_many_requests'],
  }),
};
