import type { ComponentType } from 'react';
import { Imports } from './imports/import-page.tsx';
import { Log } from './log/log.tsx';
import { MailPage } from './mail/mail-page.tsx';
import { LoginProviders } from './login-providers/login-providers-page.tsx';
import { Moderation } from './moderation/moderation.tsx';
import { Newsletter } from './newsletter/newsletter.tsx';
import { Members } from './members/members-page.tsx';
import { Sites } from './sites/sites.tsx';
import { InboundFeeds } from './inbound-feeds/inbound-feeds-page.tsx';
import { Keys } from './keys/keys-page.tsx';
import { WebHooks } from './web-hooks/web-hooks-page.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';

/** Groups of the menu, in order. */
export const groups = ['Community', 'Newsletter', 'Site', 'Server'] as const;

/**
 * Sections of the admin pages, at `/admin/{path}`. `who`: the lowest role that sees it. `words`:
 * other words that find it in the command palette.
 */
export const sections: {
  path: string;
  name: string;
  group: (typeof groups)[number];
  words: string;
  who: 'moderator' | 'admin';
  Component: ComponentType;
}[] = [
  {
    path: 'moderation',
    name: 'Moderation',
    group: 'Community',
    words: 'reports held review spam queue rules flags',
    who: 'moderator',
    Component: Moderation,
  },
  {
    path: 'members',
    name: 'Members',
    group: 'Community',
    words: 'users people roles bans moderators applications',
    who: 'moderator',
    Component: Members,
  },
  {
    path: 'log',
    name: 'Log',
    group: 'Community',
    words: 'history audit actions',
    who: 'moderator',
    Component: Log,
  },
  {
    path: 'newsletter',
    name: 'Newsletter',
    group: 'Newsletter',
    words: 'digest email send schedule issues letters',
    who: 'admin',
    Component: Newsletter,
  },
  {
    path: 'subscribers',
    name: 'Subscribers',
    group: 'Newsletter',
    words: 'readers audience list segments',
    who: 'admin',
    Component: Subscribers,
  },
  {
    path: 'sites',
    name: 'Sites',
    group: 'Site',
    words: 'settings branding domain publish',
    who: 'admin',
    Component: Sites,
  },
  {
    path: 'inbound-feeds',
    name: 'Inbound feeds',
    group: 'Site',
    words: 'rss atom opml sources',
    who: 'admin',
    Component: InboundFeeds,
  },
  {
    path: 'imports',
    name: 'Imports',
    group: 'Site',
    words: 'upload csv move posts',
    who: 'admin',
    Component: Imports,
  },
  {
    path: 'mail',
    name: 'Mail',
    group: 'Server',
    words: 'smtp email sender dkim spf dns postal address',
    who: 'admin',
    Component: MailPage,
  },
  {
    path: 'login-providers',
    name: 'Login providers',
    group: 'Server',
    words: 'oauth google github sign in sso',
    who: 'admin',
    Component: LoginProviders,
  },
  {
    path: 'web-hooks',
    name: 'Connections',
    group: 'Server',
    words: 'web-hooks webhook api events slack discord telegram mastodon bluesky cross-post',
    who: 'admin',
    Component: WebHooks,
  },
  {
    path: 'keys',
    name: 'API keys',
    group: 'Server',
    words: 'tokens programs scopes permissions',
    who: 'admin',
    Component: Keys,
  },
];
