/** Every limit, size and time that more than one file relies on. Units are in the names or comments. */

export const pageSize = 25;
export const maxPageSize = 100;
/** The sitemap reads this many in one call, with `sort=recent` only. */
export const maxRecentPageSize = 1000;
/** `page` counts from 1; deeper reading goes by cursor. */
export const maxPageNumber = 100;

export const title = { min: 3, max: 150 };
export const url = { max: 2048 };
export const postText = { max: 20_000 };
export const commentText = { max: 10_000 };
export const commentDepth = 18;
/** A post or a comment may be changed this long without a mark. Milliseconds. */
export const quietEdit = { within: 10 * 60_000 };
/** Names that are looked up in a text, and people who are told that one names them. */
export const mentions = { names: 50, most: 10 };
/** Mails about replies and mentions to one person: one within this about one post, and so many in a day. Milliseconds. */
export const replyMails = { within: 10 * 60_000, ofDay: 20 };
/** Of a long thread this many ranked comments are read at once; the rest stands behind links. */
export const threadSize = 200;

export const username = { min: 3, max: 24 };
export const about = { max: 1000 };
export const tags = { most: 5 };
/** A link is not posted twice within this; an own post's title and link can be changed this long. Milliseconds. */
export const sameLink = { within: 30 * 24 * 3_600_000 };
export const edit = { within: 6 * 3_600_000 };
/**
 * What only a flood has (reliability O10, features 3.6): the same text by one member in a day, of the last texts that are looked at; links in one text; and what an account does in its first
 * minutes, and on its first day. Milliseconds.
 */
export const floods = {
  sameText: { count: 3, within: 24 * 3_600_000, looksAt: 100, least: 20 },
  links: { usual: 30, firstDay: 2 },
  young: { age: 10 * 60_000, posts: 2 },
  firstDay: { age: 24 * 3_600_000, posts: 3, comments: 10 },
};
/** A report's or a moderator's words; and what moderators write down of a member. */
export const reason = { max: 500 };
export const userNote = { max: 2000 };
/** A site may hold so many first posts of each member. */
export const firstPosts = { most: 100 };
/** Posts and comments that one ban removes; of who wrote more, it is asked for again. */
export const bans = { removes: 1_000 };
/** Own votes and saved posts that are asked for at once. */
export const own = { posts: 100, comments: 200 };
/** API keys of one member; days until one expires. */
export const apiKeys = { most: 10, days: { min: 1, max: 365, usual: 180 } };
/** Someone who logged in this long ago is asked to do so again, for what a stolen session must not do. Milliseconds. */
export const freshLogin = 15 * 60_000;
/** In a day: new addresses that a member may try, and how often one may read all of one's data, and ask for the account's deletion. Milliseconds. */
export const addressChanges = { count: 5, within: 24 * 3_600_000 };
export const accountExports = { count: 5, within: 24 * 3_600_000 };
export const accountDeletions = { count: 5, within: 24 * 3_600_000 };
/** An account is deleted this long after its owner asked for it. Milliseconds. */
export const deletionGrace = 14 * 24 * 3_600_000;
/** What is fetched of a link that is being posted: bytes, milliseconds in all, redirects. What cannot be read is told after whole times `failsEvery` only, milliseconds. */
export const linkPreview = {
  bytes: 512 * 1024,
  timeout: 5_000,
  failsEvery: 1_000,
  redirects: 3,
  title: 300,
  description: 300,
};
/**
 * Feeds of others that become posts: bytes and milliseconds of one reading, items that are looked at, characters of a title. How often one is read, how long it is left alone at the most when it fails, and after how many
 * failures for good; how old an item may be, and how long it is known after it was last seen, which must be longer. Milliseconds.
 */
export const feeds = {
  bytes: 2 * 1024 * 1024,
  timeout: 10_000,
  items: 200,
  ofSite: 200,
  every: 15 * 60_000,
  longestWait: 24 * 3_600_000,
  failures: 30,
  firstPosts: 10,
  posts: { min: 1, max: 50, usual: 10 },
  oldest: 30 * 24 * 3_600_000,
  recent: 48 * 3_600_000,
  kept: 90 * 24 * 3_600_000,
};
/** Rows that are brought in with one call, and of one file. */
export const imports = { rows: 200, most: 10_000_000, problems: 100 };
export const idempotencyKey = { max: 100, kept: 24 * 3_600_000 };

/** Login codes (product 7): digits, how long they live, wrong tries of one, and how many are mailed to one address. Milliseconds. */
export const loginCode = { digits: 6, lives: 10 * 60_000, tries: 5 };
/** The code for an address of which somebody guesses codes or uses up the mails: 50 bits, too many for guessing. So it lives longer, and wrong tries do not end it. Milliseconds. */
export const longCode = { characters: 10, lives: 24 * 3_600_000 };
export const codeMails = [
  { count: 3, within: 15 * 60_000 },
  { count: 10, within: 24 * 3_600_000 },
] as const;
/** Wrong codes in a day, for one account and from one network (product 44). */
export const wrongCodes = { within: 24 * 3_600_000, ofAccount: 20, ofNetwork: 50 };
/** Sessions end when they are not used, and at the latest (product 6). Milliseconds. */
export const session = { idle: 14 * 24 * 3_600_000, absolute: 30 * 24 * 3_600_000 };
/** The newsletter: characters (code points) of the reader's own words; how long a link to confirm is good. Milliseconds. */
export const customPrompt = { max: 1000 };
export const verifyLink = { lives: 7 * 24 * 3_600_000 };
/** Mails to one address about subscribing, on all sites together (product 44, reliability G1). Milliseconds. */
export const subscriptionMails = [
  { count: 1, within: 15 * 60_000 },
  { count: 3, within: 24 * 3_600_000 },
] as const;
/** Tokens that are none, from one network (reliability G13). Milliseconds. */
export const wrongTokens = { count: 30, within: 10 * 60_000 };
/** A form that was sent sooner than this was sent by no person. Milliseconds. */
export const quickestForm = 800;
/** Requests of an hour for confirmation on one site, above which subscribing takes a proof of work: so many, and so many times the mean of the week (product 44). */
export const flood = { least: 200, times: 10, zeroBits: 17, challengeLives: 10 * 60_000 };
/** Web-hooks of mail: how far the time that is signed may be from ours, and how long an event is remembered. Milliseconds. */
export const mailEvents = { skew: 5 * 60_000, kept: 7 * 24 * 3_600_000 };
/** Fewer subscribers than this are not counted in public. */
export const shownSubscribers = 50;
/** The modal (specification 9). Milliseconds. */
export const subscriptionModal = { delay: 1_000, again: 24 * 3_600_000, success: 5_000 };
export const email = { max: 254 };
export const name = { max: 60 };

/** JSON that is sent to the API. Bytes, levels, and names and values in all. */
export const body = { bytes: 64 * 1024, depth: 32, keys: 1_000 };

/** A form that a page sends without script. */
export const form = { bytes: 16 * 1024, fields: 20 };

/** Characters of a search. */
export const search = { max: 200 };

export const slugWords = 60;

/** How long data counts as fresh, and how long the browser keeps it unused. Milliseconds. */
export const queryFresh = 5 * 60_000;
export const queryKept = 30 * 60_000;

/** Edges of the HTTP server. Bytes and milliseconds. */
export const http = {
  headerBytes: 16 * 1024,
  headerCount: 100,
  urlBytes: 8 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 95_000,
  /** Nothing moves on a connection whose answer is not read: it is cut, or it would hold its place among the answers in work. */
  stallTimeout: 30_000,
  maxConnections: 2_000,
};

/** A page that has no shell by then is answered with an error page; a stream that has not ended by then is cut. */
export const render = { shellTimeout: 3_000, streamTimeout: 5_000, maxInFlight: 64 };

/**
 * A page is given out for `fresh` without a second thought, then once more while it is made anew, until it is `stale`. While changes made by
 * other processes are not heard of, it is kept for `unlistenedTtl`. Milliseconds.
 */
export const pageCache = { fresh: 5_000, stale: 60_000, unlistenedTtl: 1_000 };

export const database = {
  connectTimeout: 1_000,
  statementTimeout: 5_000,
  idleInTransactionTimeout: 10_000,
  /** While a migration waits for a table, everything else that wants it waits behind; so it waits shortly, and lets others pass between. */
  migrationLockTimeout: 500,
  migrationPause: 1_000,
  migrationWait: 60_000,
  poolSize: 10,
  /** A listener that was lost is started again after this. */
  listenAgainAfter: 500,
};

export const stop = { drainDelay: 500, closeAfter: 5_000, hardAfter: 10_000 };
