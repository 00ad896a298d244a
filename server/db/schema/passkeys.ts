import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Passkeys. The secret key stays in the member's device or password manager. */
export const passkeys = pgTable(
  'passkeys',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    /** As in WebAuthn, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** From when it opens staff endpoints where the site requires a passkey. */
    trustedAt: instant('trusted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.userId], foreignColumns: [users.siteId, users.id] }),
    uniqueIndex('passkeys_credential').on(t.siteId, t.credentialId),
    index('passkeys_user').on(t.siteId, t.userId, t.createdAt),
  ],
);

/** Challenges that a passkey has to sign. Using one deletes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    siteId: siteId(),
    /** 32 random bytes, base64url. */
    challenge: text('challenge').notNull(),
    /** The member who adds a passkey; null for a login. */
    userId: text('user_id'),
    /** Hash of the cookie of the browser that requested it. */
    browserHash: text('browser_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.challenge] }),
    index('passkey_challenges_age').on(t.createdAt),
  ],
);
