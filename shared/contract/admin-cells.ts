import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { count } from './admin-newsletter-schemas.ts';
import { byId, cursorParam, endpoint, instant, nextCursor } from './endpoint.ts';
import { link } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';

export const cellSite = named(
  'CellSite',
  z.object({
    id: z.string(),
    name: z.string(),
    address: described('Canonical host.', z.string()),
    state: described(
      '`closed`: only staff see it. `moving`: it moves to another cell.',
      z.enum(['open', 'closed', 'deleting', 'moving']),
    ),
    members: count,
    posts: described('Visible posts of the last 30 days.', count),
    subscribers: described('Confirmed subscriptions.', count),
    staff: described(
      `At most ${limits.cells.staff}, by role.`,
      z.array(z.object({ username: z.string(), role: z.enum(['admin', 'moderator']) })),
    ),
  }),
);
export type CellSite = z.infer<typeof cellSite>;

export const cellProblems = ['unreachable', 'refused', 'unreadable'] as const;

const cell = named(
  'Cell',
  z.object({
    id: described('`here`: the one that answers.', z.string()),
    address: z.string(),
    problem: described(
      'Why the last call failed. There is one every five minutes. `refused`: the key or its scope ' +
        'was refused. `unreadable`: the answer is perhaps of another version. Null: it succeeded.',
      z.nullable(z.enum(cellProblems)),
    ),
    since: described('Since when `problem` has this value.', instant),
    answeredAt: described('When its sites were read.', instant),
  }),
);
export type Cell = z.infer<typeof cell>;

/** The cells of a platform, and their sites. A program may read them with a key. */
export const adminCells = {
  'GET /api/admin/cells': endpoint({
    access: 'platform',
    apiKey: 'read',
    summary: 'This cell, and those that were added, the oldest first.',
    reply: named('Cells', z.object({ cells: z.array(cell) })),
  }),
  'GET /api/admin/cells/{id}/sites': endpoint({
    access: 'platform',
    apiKey: 'read',
    summary:
      'The sites of a cell with figures and staff. Another cell is shown as it last answered.',
    path: byId,
    query: z.strictObject({ cursor: z.optional(cursorParam) }),
    reply: named(
      'CellSites',
      z.object({ sites: z.array(cellSite), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/cells': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    limit: {
      name: 'cells',
      requests: 'changes',
      storage: 'process',
      seconds: hour,
      person: 60,
      network: 360,
    },
    status: 201,
    summary: 'Adds another cell, after a call that reads its sites.',
    body: z.strictObject({
      address: described(
        'URL of a site that stays in the cell.',
        link,
        'https://cell-2.example.org',
      ),
      key: described(
        'API key of that site with the scope `cells:read`.',
        z
          .string('must be an API key')
          .check(z.trim(), z.regex(/^bs_[0-9A-Za-z]{43}$/, 'must be an API key')),
      ),
    }),
    reply: cell,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'DELETE /api/admin/cells/{id}': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    summary: 'Removes another cell from this list. Its sites stay as they are.',
    path: byId,
    reply: named('CellRemoved', z.object({ removed: z.boolean() })),
  }),
};
