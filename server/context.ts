import type { LandingCopy } from '#shared/newsletter/translation.ts';
import type { Analytics, PublicSite, SiteTexts, Theme, Variant } from '#shared/sites/theme.ts';
import type { Config } from './infra/config/config.ts';
import type { Clock } from './infra/clock.ts';
import type { Logger } from './infra/log.ts';
import type { Mailer } from './infra/mail/mailer.ts';
import type { Metrics } from './infra/metrics.ts';
import type { Secrets } from './infra/signing.ts';
import type { LlmClient } from './infra/llm-client.ts';
import type { Database, Db } from './db/client.ts';
import type { ContentVersions } from './db/content-versions.ts';
import type { StoredSettings } from './db/schema.ts';

/** A tenant as the server works with it. */
export type Site = {
  /** Whose data it is. */
  id: string;
  variant: Variant;
  theme: Theme;
  texts: SiteTexts;
  /** Null: nobody is counted. */
  analytics: Analytics | null;
  /** Whether whoever subscribes is told that the address has an account (product 21). */
  revealAccounts: boolean;
  /** By whose days and weeks its issues go (product 28). */
  timeZone: string;
  /** What the English landing page says; null: what the software says there. */
  newsletter: LandingCopy | null;
  /** Until the subscription modal opens by itself. Milliseconds. */
  modalDelay: number;
  /** Hours that a tenfold score is worth against a newer post (product 13). */
  rankingWindow: number;
  /** Whether issues are made, the local hour at which they come unless a reader chose another, and how many posts are in one at the most. */
  digest: { on: boolean; hour: number; posts: number };
  /** Pictures that were uploaded, by file name: checked SVG. */
  files: ReadonlyMap<string, string>;
  public: PublicSite;
  /** Which stylesheet dresses it: its own id, or for an unknown host the first brand's. */
  themeId: string;
  /** Of a site that is only looked at: where its stylesheet is, instead of among the files. */
  stylesheet?: string;
};

/** What a host name means. `api`: the name has the `api.` prefix. */
export type Resolution = {
  site: Site;
  kind: 'known' | 'local' | 'unknown';
  api: boolean;
  /** The host without port, `www.` and `api.`. */
  name: string;
};

export type SiteRegistry = {
  sites: Map<string, Site>;
  hosts: Map<string, Site>;
  /** How an unknown host is shown (product 2). */
  readonly unknown: Site;
  /** Reads all of them anew. The maps stay the same. */
  reload(): Promise<void>;
  /** What a site stands on: its preset, and the names that it has in any case. */
  standing(
    id: string,
  ):
    | { preset: string; fixedHosts: { host: string; by: 'preset' | 'environment' | 'software' }[] }
    | undefined;
  /** The site as it would be with these settings instead of its own. It is in no map. */
  withSettings(id: string, settings: StoredSettings): Site | undefined;
  /** Host names, without port, whose browsers may call a site's API: its own, with and without `www.`. */
  resolve(rawHost: string | undefined, tenantHeader?: string): Resolution;
};

/** Everything outside, built once. */
export type Deps = {
  config: Config;
  log: Logger;
  metrics: Metrics;
  clock: Clock;
  database: Database;
  db: Db;
  contentVersions: ContentVersions;
  secrets: Secrets;
  /** Null: mail stays in the outbox. */
  mailer: Mailer | null;
  /** Null: digests are made of extracts (product 31). */
  model: LlmClient | null;
  siteRegistry: SiteRegistry;
};

/** Who asks, on the site that is asked: by a session, or by one of their API keys. */
export type Viewer = {
  userId: string;
  username: string;
  name: string;
  email: string;
  /** What they may do on this site; platform admins are admins of each. */
  role: 'member' | 'moderator' | 'admin';
  /** An admin of the installation, by `ADMIN_EMAILS`. Never a key. */
  platform: boolean;
  /** Null: a key asks. */
  sessionId: string | null;
  /** Logged in within the last 15 minutes, by the database's clock. Never a key. */
  fresh: boolean;
  /** What the key that asks is good for; null: a session asks. */
  key: { scopes: ('read' | 'write')[] } | null;
  /** While they may read and change nothing. `until` null: for good. */
  ban?: { until: Date | null; reason: string } | null;
};

/** Where a request comes from: an IPv4 address or an IPv6 /64, and what the browser calls itself. Empty for what nobody asked for. */
export type Client = { network: string; device: string };

/** What a domain function gets first: the parts, and on whose behalf it works. */
export type Ctx = Pick<
  Deps,
  'db' | 'log' | 'clock' | 'config' | 'secrets' | 'contentVersions' | 'model' | 'siteRegistry'
> & { site: Site; requestId: string; viewer: Viewer | null; client: Client };
