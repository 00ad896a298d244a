import * as z from 'zod/mini';
import { embedOrigin } from '../newsletter/embed.ts';
import { segmentEvents, segmentPeriods, segmentSources } from '../newsletter/segment-names.ts';
import { digestLanguages } from '../paths.ts';
import { byId, endpoint, instant } from './endpoint.ts';
import { ofOneLine, wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { frequency } from './subscription-schemas.ts';
import { minutes } from './rate-limit.ts';

export const maxSegments = 100;
const maxListed = 20;
const maxDays = 3_650;

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.prefault(
    z
      .array(item, 'must be a list')
      .check(z.maxLength(maxListed, `must have at most ${maxListed} entries`)),
    [],
  );

const rule = z.strictObject({
  languages: described(
    'Languages of the emails. Empty lists match all readers.',
    listOf(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
    ['de'],
  ),
  frequencies: listOf(frequency),
  sources: described(
    'Where subscriptions came from.',
    listOf(z.enum(segmentSources, `must be one of ${segmentSources.join(', ')}`)),
  ),
  origins: described(
    'Sites whose embedded form was used.',
    listOf(
      z
        .string('must be a text')
        .check(z.regex(embedOrigin, 'must be an origin such as https://blog.example.org')),
    ),
  ),
  tags: described(
    'Tags that the member follows, or that the prompt asks for.',
    listOf(z.string('must be a text').check(z.maxLength(30, 'must be a tag of the site'))),
    ['energy'],
  ),
  activity: described(
    '`confirmed`: the subscription. `visited`: a member was here, logged in. `before`: longer ' +
      'ago. Opens and clicks are not stored. Null: any.',
    z.prefault(
      z.nullable(
        z.strictObject({
          event: z.enum(segmentEvents, `must be one of ${segmentEvents.join(', ')}`),
          period: z.enum(segmentPeriods, `must be one of ${segmentPeriods.join(', ')}`),
          days: wholeNumber(1, maxDays),
        }),
      ),
      null,
    ),
  ),
  isMember: described(
    'Whether an account is linked. Null: any.',
    z.prefault(z.nullable(z.boolean('must be true, false or null')), null),
  ),
});
/** All conditions must match. A list matches if one of its entries does. */
export type SegmentRule = z.infer<typeof rule>;

const ruleReply = named('SegmentRule', z.clone(rule), {
  description: 'All conditions must match. A list matches if one of its entries does.',
});

const name = described(
  'Unique on the site.',
  z
    .string('must be a text')
    .check(
      ...ofOneLine,
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(60, 'must be at most 60 characters'),
    ),
  'Weekly readers in German',
);

const segment = named(
  'Segment',
  z.object({ id: z.string(), name: z.string(), rule: ruleReply, updatedAt: instant }),
);
export type Segment = z.infer<typeof segment>;

const body = z.strictObject({ name, rule });

/** Saved audiences of a site. */
export const adminSegments = {
  'GET /api/admin/segments': endpoint({
    access: 'admin',
    summary: `Saved audiences, by name. At most ${maxSegments}.`,
    reply: named('Segments', z.object({ segments: z.array(segment) })),
  }),
  'POST /api/admin/segments': endpoint({
    access: 'admin',
    summary: 'Saves an audience.',
    body,
    reply: segment,
    status: 201,
    errorCodes: ['conflict'],
  }),
  'PUT /api/admin/segments/{id}': endpoint({
    access: 'admin',
    summary: 'Changes an audience.',
    path: byId,
    body,
    reply: segment,
    errorCodes: ['not_found', 'conflict'],
  }),
  'DELETE /api/admin/segments/{id}': endpoint({
    access: 'admin',
    summary: 'Deletes an audience. Its subscribers stay.',
    path: byId,
    reply: named('SegmentDeleted', z.object({ deleted: z.literal(true) })),
    errorCodes: ['not_found', 'conflict'],
  }),
  'POST /api/admin/segment-counts': endpoint({
    access: 'admin',
    // Reads all subscribers of the site.
    limit: {
      name: 'segment-counts',
      requests: 'counts',
      storage: 'process',
      seconds: minutes(10),
      person: 200,
      network: 1_200,
    },
    summary: 'Counts active subscribers that a rule matches now. Stores nothing.',
    body: z.strictObject({ rule }),
    reply: named(
      'SegmentCount',
      z.object({
        matching: described(
          'Without paused ones. Suppressed addresses are left out at sending.',
          z.int(),
        ),
        active: described('All active subscribers.', z.int()),
      }),
    ),
    errorCodes: ['too_many_requests'],
  }),
};
