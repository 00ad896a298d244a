/** Hand-written demo content of one site. Times are relative, so that a seeded site is alive on the day it is made. */
export type SeedSite = {
  users: SeedUser[];
  posts: SeedPost[];
  /** Texts of the linked pages, by language and URL. No page is fetched for the demo. */
  articles?: Record<string, Record<string, string>>;
};

export type SeedUser = { username: string; name: string; about?: string; website?: string };

export type SeedPost = {
  /** 3-150 characters. */
  title: string;
  /** A link, a text (Markdown), or both. Links use the reserved `.example` domain: nobody's site is quoted for what it never said. */
  url?: string;
  text?: string;
  /** Names of the site's tags. */
  tags?: string[];
  /** Username of the author. */
  by: string;
  hoursAgo: number;
  /** Votes by others; the author's own +1 is added. */
  up: number;
  down?: number;
  comments?: SeedComment[];
};

export type SeedComment = {
  by: string;
  /** Markdown. */
  text: string;
  /** Minutes after the post, or after the comment it answers. */
  minutesAfter: number;
  up: number;
  down?: number;
  replies?: SeedComment[];
};
