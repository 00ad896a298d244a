import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { ErrorCode } from './errors.ts';
import { wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import type { Limit } from './rate-limit.ts';

/**
 * Who may call an endpoint, checked first. `member`: logged in. `signed`: a service
 * with a shared secret. Staff roles include the lower ones: `moderator`, `admin` of one site,
 * `platform` (`ADMIN_EMAILS`). Others get 404 below `/api/admin/`.
 */
type Access = 'anyone' | 'member' | 'signed' | StaffAccess;
export type StaffAccess = 'moderator' | 'admin' | 'platform';
export const isStaffAccess = (access: Access): access is StaffAccess =>
  access === 'moderator' || access === 'admin' || access === 'platform';

/** Scope that an API key needs. `any`: any key. `never`: a session is required. */
type KeyScope = 'read' | 'write' | 'any' | 'never';

type Shape = z.ZodMiniObject;

/**
 * One endpoint. Its key in the contract is `METHOD /path/{param}`. URL parameters arrive as
 * strings. Replies are trimmed to the schema, so no other field leaves the server.
 */
export type Endpoint<
  Path extends Shape = Shape,
  Query extends Shape = Shape,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Body extends Shape = Shape,
  A extends Access = Access,
> = {
  access: A;
  /** `provider`: a mail provider has its own authentication and format. */
  signedBy?: 'provider';
  /** Requires a login within the last 15 minutes. */
  requiresRecentLogin: boolean;
  /** One line in the API reference. */
  summary: string;
  path: Path;
  query: Query;
  /** Every write has one, and every expensive read. */
  limit?: Limit;
  /** JSON body; null: none. */
  body: Body | null;
  /** Overrides `limits.body`. Bytes and values. */
  bodyLimit?: { bytes: number; keys: number };
  reply: Reply;
  /** Content type other than JSON: an HTTP route of its own responds. */
  media?: 'text/csv' | 'application/gzip';
  /** Status of a successful response. */
  status: 200 | 201 | 202;
  /** Requires a CSRF token, as all writes do except those before a session. */
  csrf: boolean;
  apiKey: KeyScope;
  /** Accepts an `Idempotency-Key`: repeats run once and get the same response. */
  idempotent: boolean;
  /** Banned members may still call it. They may call every GET endpoint in any case. */
  allowBanned: boolean;
  /** Error codes besides the common ones (server/api/openapi.ts). */
  errorCodes?: readonly ErrorCode[];
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
  signedBy?: 'provider';
  requiresRecentLogin?: boolean;
  limit?: Limit;
  summary: string;
  path?: Path;
  query?: Query;
  body?: Body;
  bodyLimit?: { bytes: number; keys: number };
  reply: Reply;
  media?: 'text/csv' | 'application/gzip';
  status?: 200 | 201 | 202;
  csrf?: boolean;
  apiKey?: KeyScope;
  idempotent?: boolean;
  allowBanned?: boolean;
  errorCodes?: readonly ErrorCode[];
}): Endpoint<Path, Query, Reply, Body, A> {
  return {
    status: 200,
    csrf: true,
    apiKey: 'never',
    idempotent: false,
    allowBanned: false,
    requiresRecentLogin: false,
    path: none as unknown as Path,
    query: none as unknown as Query,
    body: null,
    ...row,
  };
}

/** Body limit for a long text of at most `units` UTF-16 units: JSON may write each as `\uXXXX`. */
export const bodyLimitFor = (units: number) => ({
  bytes: limits.body.bytes + Math.ceil((6 * units) / 1024) * 1024,
  keys: limits.body.keys,
});

export const byId = z.strictObject({ id: z.string().check(z.maxLength(40)) });

/** An integer in a URL, from 1 to `max`. */
export const integerParam = (max: number) =>
  z.pipe(
    z.transform((value: string | number) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    wholeNumber(1, max),
  );

/**
 * An instant in a request: ISO 8601 with seconds, and `Z` or an offset. The database has no year 0.
 */
export const givenInstant = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 time with Z or an offset' })
  .check(
    z.refine(
      (value) => !(new Date(value).getUTCFullYear() < 1),
      'must be an ISO 8601 time with Z or an offset',
    ),
  );

/** An instant in a reply: ISO 8601 in UTC with milliseconds. */
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
