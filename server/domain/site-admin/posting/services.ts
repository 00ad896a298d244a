import type { PostingKind } from '#shared/web-hook-kinds.ts';
import { bluesky } from './bluesky.ts';
import { discord } from './discord.ts';
import { mastodon } from './mastodon.ts';
import { slack } from './slack.ts';
import { telegram } from './telegram.ts';
import type { Service } from './service.ts';

export const services: Record<PostingKind, Service> = {
  slack,
  discord,
  telegram,
  mastodon,
  bluesky,
};
