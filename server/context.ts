import type { IncomingHttpHeaders } from 'node:http';
import type { LandingTexts } from '#shared/texts/landing-copy.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import type { Analytics, PublicSite, SiteTexts, Theme, Variant } from '#shared/sites/theme.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { ShortcutMode } from '#shared/shortcuts.ts';
import type { SignupMode } from '#shared/signup-modes.ts';
import type { Config } from './infra/config/config.ts';
import type { Clock } from './infra/clock.ts';
import type { Logger } from './infra/log.ts';
import type { DnsResolver } from './infra/dns-resolver.ts';
import type { Mailer } from './infra/mail/mailer.ts';
import type { Metrics } from './infra/metrics.ts';
import type { Secrets } from './infra/signing.ts';
import type { EmbeddingClient } from './infra/embedding-client.ts';
import type { Bucket } from './infra/images/bucket.ts';
import type { LlmClient } from './infra/llm-client.ts';
import type { ServiceFetcher } from './infra/fetch/service-fetch.ts';
import type { Database, Db } from './db/client.ts';
import type { ContentVersions } from './db/content-versions.ts';
import type { Replicas } from './db/replicas.ts';
import type { MoveState, StoredSender, StoredSettings } from './db/schema.ts';

/** A tenant: one site with its settings. */
export type Site = {
  /** The value of `site_id` in the database. */
  id: string;
  variant: Variant;
  /** False: visitors get a page that says that the site opens soon. */
  isOpen: boolean;
  /** Null: it is here, and stays. `to`: origin of its address elsewhere, if it has one. */
  move: { state: MoveState; to: string | null } | null;
  /** Whether pages of an earlier site lead here. */
  hasOldPaths: boolean;
  /** The hubs that its feeds name, and the keys that search engines read at `/{key}.txt`. */
  hubs: string[];
  indexNowKeys: string[];
  /** Its hosts, and other domains of its publisher: no limit of posts in an issue. */
  ownDomains: string[];
  theme: Theme;
  /** Its main language, at every host: of stems for search and of words in addresses. */
  language: DigestLanguage;
  /** Translates into the language of the host. */
  t: Translate;
  texts: SiteTexts;
  /** The other languages, with their hosts and texts. Every host has the same list. */
  languages: SiteSettings['languages'];
  /** Null: no analytics. */
  analytics: Analytics | null;
  /** Whether the subscription form says that an email address has an account. */
  revealAccounts: boolean;
  /**
   * Who may create an account. `inviters`: who may invite, in the mode `invitation`. `question`:
   * for applicants, in the mode `approval`. `domains`: of addresses, in ASCII, in the mode
   * `domain`.
   */
  signup: {
    mode: SignupMode;
    inviters: 'members' | 'staff';
    question: string;
    domains: string[];
  };
  /** Whether moderators and admins need a passkey for staff endpoints. */
  staffPasskeys: boolean;
  /** Whether AI programs can use the site at `/mcp`. */
  mcp: boolean;
  /**
   * `inTexts`: whether members with `minKarma` add pictures to posts and comments. `ofPages`: whether
   * lists show those of linked pages.
   */
  pictures: { inTexts: boolean; minKarma: number; ofPages: boolean };
  /** Confirmation emails a day that imports of subscribers may send. */
  importMails: number;
  /** Origins of pages that may embed the form to subscribe. */
  embedOrigins: string[];
  /** IANA time zone of the days and weeks of its issues. */
  timeZone: string;
  /** Texts of the landing page in its language; null: the built-in ones. */
  newsletter: LandingTexts | null;
  /** Delay before the subscription modal opens by itself, in milliseconds. */
  modalDelay: number;
  /** Ranking: hours of age that a tenfold score offsets. */
  rankingWindow: number;
  /**
   * `hour`: the default local hour of sending. `closeHour`: the site's hour at which issues close.
   * `posts`: the maximum in an issue. `pictures`: whether the first post has that of its page.
   */
  digest: {
    on: boolean;
    hour: number;
    closeHour: number;
    posts: number;
    summaries: 'extracts' | 'written';
    pictures: boolean;
    ownDomains: string[];
  };
  /**
   * Statistics of issues. `picture`: counts openings. `redirects`: counts links to other sites.
   * `campaign`: links name the site and the issue (`utm_source` and the like).
   */
  statistics: { picture: boolean; redirects: boolean; campaign: boolean };
  /** How it sends mail, with encrypted secrets; null: as the installation does. */
  sender: StoredSender | null;
  /** Uploaded pictures by file name: SVG that was checked. */
  files: ReadonlyMap<string, string>;
  /** The part that browsers get. */
  public: PublicSite;
  /** The site whose stylesheet is used: another one only for an unknown host. */
  themeId: string;
  /** In a preview: the URL path, with a slash at its end, below which its stylesheets are. */
  preview?: string;
};

/** The site that a host name stands for. */
export type Resolution = {
  site: Site;
  /** `local`: a name below `.localhost`, or a loopback host. */
  kind: 'known' | 'local' | 'unknown';
  /** Whether the host name has the `api.` prefix. */
  api: boolean;
  /** The host name without port, `www.` and `api.`. */
  name: string;
};

export type SiteRegistry = {
  /** All sites by id. The map stays the same object when sites change. */
  sites: Map<string, Site>;
  /** All sites by host name, without port, `www.` and `api.`. */
  hosts: Map<string, Site>;
  /** The site whose design an unknown host gets. */
  readonly unknown: Site;
  /** Reads all sites from the database again. */
  reload(): Promise<void>;
  /** Returns the preset of a site, and the host names that its settings cannot change. */
  getOrigins(
    id: string,
  ):
    | { preset: string; fixedHosts: { host: string; by: 'preset' | 'environment' | 'software' }[] }
    | undefined;
  /** Builds the site with other settings, for previews. It is not registered. */
  withSettings(id: string, settings: StoredSettings): Site | undefined;
  /** Resolves a `Host` header. The tenant header counts only on a loopback host. */
  resolve(rawHost: string | undefined, tenantHeader?: string): Resolution;
};

/** A shared cache in front that keeps pages until they are purged (`CDN`). */
export type SharedCache = {
  provider: NonNullable<Config['cdn']>['provider'];
  /** Whether purges currently arrive in time. Otherwise responses may be kept for a second only. */
  isPurged(): boolean;
  close(): Promise<void>;
};

/** Counts visits by the links of issues. */
export type ReadCounter = {
  /** Counts a request with a token of an issue. Invalid tokens are ignored. */
  count(
    siteId: string,
    token: string,
    request: { method: string; headers: IncomingHttpHeaders; address: string },
    target?: { purpose: 'redirect'; url: string },
  ): void;
  /** Stores the counts of visits until a time (ms) that have waited long enough. */
  flush(until?: number): Promise<void>;
  /** Stores all counts. */
  close(): Promise<void>;
};

/** Everything that is built once per process. */
export type Deps = {
  config: Config;
  log: Logger;
  metrics: Metrics;
  clock: Clock;
  database: Database;
  /** The query builder of `database`. */
  db: Db;
  contentVersions: ContentVersions;
  /** For `readFromReplica`. */
  replicas: Replicas;
  secrets: Secrets;
  /** Null: mail stays in the outbox. */
  mailer: Mailer | null;
  /** Null: digests use extracts instead of summaries. */
  model: LlmClient | null;
  /** Null: stories are compared by their words. */
  embedder: EmbeddingClient | null;
  /** Calls login providers, and Amazon SNS for keys and to confirm its mail events. */
  serviceFetcher: ServiceFetcher;
  /** Looks up records in the DNS. */
  names: DnsResolver;
  /** Null: pictures are in the database. */
  bucket: Bucket | null;
  siteRegistry: SiteRegistry;
  readCounter: ReadCounter;
  /** Null: shared caches keep no pages. */
  cdn: SharedCache | null;
};

/** The authenticated caller on the site of the request: by session or by API key. */
export type Viewer = {
  userId: string;
  username: string;
  name: string;
  email: string;
  /** The role on this site. Platform admins are admins of every site. */
  role: 'member' | 'moderator' | 'admin';
  /** An admin of the installation (`ADMIN_EMAILS`). False for an API key. */
  platform: boolean;
  /** Null for an API key. */
  sessionId: string | null;
  /**
   * Logged in by mailed code within the last 15 minutes, by the database's clock. False for an API
   * key.
   */
  hasRecentLogin: boolean;
  /** Whether a trusted passkey began or confirmed the session. False for an API key. */
  hasUsedPasskey: boolean;
  /** Null for a session. */
  key: {
    id: string;
    scopes: string[];
    isAdmin: boolean;
    /** Its owner is a platform admin. Omitted: no. */
    isOfPlatform?: boolean;
    expiresAt: Date;
  } | null;
  /** Name of an image. Omitted for an API key, as are the next two. */
  picture?: string | null;
  shortcuts?: ShortcutMode | null;
  timeZone?: string | null;
  /** A banned member may read, but not write. `until` null: permanent. */
  ban?: { until: Date | null; reason: string } | null;
};

/**
 * Where a request comes from. `network`: an IPv4 address or an IPv6 /64 prefix. `device`: browser
 * and operating system. All are empty for work that no request started.
 */
export type Client = {
  network: string;
  device: string;
  /** Null where no reply can set cookies. */
  cookies: BrowserCookies | null;
  relyingParty: RelyingParty;
};

/** Cookies of the site in the caller's browser, hidden from script. */
export type BrowserCookies = {
  read(name: string): string | null;
  write(name: string, value: string, maxAgeMs: number): void;
};

/** The host name that passkeys belong to, and the origins of its pages. */
type RelyingParty = { id: string; origins: string[] };

/** First argument of domain functions: the services, the site and the caller. */
export type Ctx = Deps & {
  site: Site;
  /** Origin of the site's pages: of its canonical domain, or of the host on localhost. */
  pageOrigin: string;
  requestId: string;
  /** The read is repeated on the primary if it fails: let its errors pass. */
  isOnReplica?: true;
  viewer: Viewer | null;
  client: Client;
  /** A page for staff: shows a site before it opens. */
  isForStaff?: true;
};

/** What a function needs of the services and of the request: `Needs<'db' | 'clock' | 'site'>`. */
export type Needs<K extends keyof Ctx> = Pick<Ctx, K>;
