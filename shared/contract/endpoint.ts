import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { described, named } from './openapi-metadata.ts';

/**
 * Who may call: checked before anything else of a call is looked at. `member`: whoever is logged in. `fresh`: a member who logged in within the last
 * 15 minutes, for what a stolen session must not do. `signed`: a service that shares a secret with this installation (`server/http/api/webhook-signature.ts`). Of the people who run a
 * site, each may do what those before may: `moderator`, `admin`, and `platform`, the admins of the installation (`ADMIN_EMAILS`). Their calls stand below `/api/admin/`, and for all others
 * there is nothing there (404, product 35).
 */
export type Access = 'anyone' | 'member' | 'fresh' | 'signed' | StaffAccess;
export type StaffAccess = 'moderator' | 'admin' | 'platform';
export const isStaffAccess = (access: Access): access is StaffAccess =>
  access === 'moderator' || access === 'admin' || access === 'platform';

/** What a key must be good for to make a call (product 19). `never`: it takes a session. */
export type KeyScope = 'read' | 'write' | 'never';

type Shape = z.ZodMiniObject;

/**
 * One row of the contract, the whole truth of a call. Its key in the contract is `METHOD /path/{param}`; strings of the address arrive
 * as strings, so query schemas accept those. A reply is trimmed to `reply`: what is not in the schema never leaves the server.
 */
export type Endpoint<
  Path extends Shape = Shape,
  Query extends Shape = Shape,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Body extends Shape = Shape,
  A extends Access = Access,
> = {
  access: A;
  /** Of a call of staff: it takes a login within the last 15 minutes, as `fresh` does of members. */
  fresh: boolean;
  /** One line for the reference. */
  summary: string;
  path: Path;
  query: Query;
  /** JSON that is sent along; null: none is read. */
  body: Body | null;
  /** Of what is longer than others are (`limits.body`): bytes, and values. */
  bodyLimit?: { bytes: number; keys: number };
  reply: Reply;
  /** What the reply is, if not JSON: HTTP answers such a row by itself. */
  media?: 'text/csv';
  /** Status of the successful reply. */
  status: 200 | 201 | 202;
  /** A writing call takes a CSRF token, unless it is one of those that come before there can be one (specification 7). */
  csrf: boolean;
  apiKey: KeyScope;
  /** Takes an `Idempotency-Key`: the same call with the same key is made once and answered alike. */
  idempotent: boolean;
  /** Banned members may still call it. They may call every GET endpoint in any case. */
  allowBanned: boolean;
  /** How it may be refused besides what every call may meet (server/api/openapi.ts). */
  refuses?: readonly ErrorCode[];
};

const none = z.strictObject({});
type None = typeof none;

export function endpoint<
  Path extends Shape = None,
  Query extends Shape = None,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Body extends Shape = None,
  A extends Access = Access,
>(row: {
  access: A;
  fresh?: boolean;
  summary: string;
  path?: Path;
  query?: Query;
  body?: Body;
  bodyLimit?: { bytes: number; keys: number };
  reply: Reply;
  media?: 'text/csv';
  status?: 200 | 201 | 202;
  csrf?: boolean;
  apiKey?: KeyScope;
  idempotent?: boolean;
  allowBanned?: boolean;
  refuses?: readonly ErrorCode[];
}): Endpoint<Path, Query, Reply, Body, A> {
  return {
    status: 200,
    csrf: true,
    apiKey: 'never',
    idempotent: false,
    allowBanned: false,
    fresh: false,
    path: none as unknown as Path,
    query: none as unknown as Query,
    body: null,
    ...row,
  };
}

/** A whole number in an address, `least` to `most`. */
export const integerParam = (least: number, most: number) =>
  z.pipe(
    z.transform((value: string | number) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    z
      .int(`must be a whole number from ${least} to ${most}`)
      .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`)),
  );

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = named(
  'Instant',
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  {
    format: 'date-time',
    examples: ['2026-11-21T08:00:00.000Z'],
  },
);

export const cursorParam = described(
  '`nextCursor` of the previous page of this list.',
  z.string('must be a cursor').check(z.maxLength(200, 'must be a cursor returned by this list')),
);
export const nextCursor = described('Null on the last page.', z.nullable(z.string()));
