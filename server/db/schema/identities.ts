import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Providers at which members of a site can log in. */
export const loginProviders = pgTable(
  'login_providers',
  {
    siteId: siteId(),
    /** Chosen by staff; part of the URL that the provider returns to. */
    id: text('id').notNull(),
    /** `github`: OAuth with the API of GitHub. */
    kind: text('kind').$type<'oidc' | 'github'>().notNull(),
    label: text('label').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with SECRET_KEY for this provider and issuer. */
    clientSecret: text('client_secret').notNull(),
    isOn: boolean('is_on').notNull(),
    /** Its word for an address is enough for a sign-up. */
    trustsAddresses: boolean('trusts_addresses').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    check('login_providers_kind', sql`${t.kind} in ('oidc', 'github')`),
  ],
);

/** Accounts at providers that log in to an account of the site. */
export const identities = pgTable(
  'identities',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    issuer: text('issuer').notNull(),
    /** Unique at the issuer, and never reused by it. */
    subject: text('subject').notNull(),
    /** Name or address there, to be shown. */
    account: text('account').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('identities_subject').on(t.siteId, t.issuer, t.subject),
    index('identities_user').on(t.siteId, t.userId, t.createdAt),
  ],
);

/** What the provider said about somebody whose identity is not linked yet. */
export type PendingIdentity = {
  issuer: string;
  subject: string;
  account: string;
  /** In the form of `users.email`. */
  email: string | null;
  isEmailVerified: boolean;
  name: string;
};

/** Logins at a provider that are not finished. Each step deletes its row. */
export const loginFlows = pgTable(
  'login_flows',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    providerId: text('provider_id').notNull(),
    /** Hash of the cookie of the browser that started the login, which must finish it. */
    browserHash: text('browser_hash').notNull(),
    /** Hash of the state; null once the provider has answered. */
    stateHash: text('state_hash'),
    /** State, nonce and verifier, encrypted; null once the provider has answered. */
    request: text('request'),
    /** Set once the provider has answered. */
    identity: jsonb('identity').$type<PendingIdentity>(),
    /** Path of the site to go to afterwards. */
    next: text('next').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('login_flows_browser').on(t.siteId, t.browserHash),
    index('login_flows_age').on(t.createdAt),
  ],
);
