import type { ComponentType } from 'react';
import { t } from './lib/words.ts';
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
export const groups = {
  community: t('Community'),
  newsletter: t('Newsletter'),
  site: t('Site'),
  server: t('Server'),
} as const;

/**
 * Sections of the admin pages, at `/admin/{path}`. `who`: the lowest role that sees it. `words`:
 * other words that find it in the command palette.
 */
export const sections: {
  path: string;
  name: string;
  group: keyof typeof groups;
  words: string;
  who: 'moderator' | 'admin';
  Component: ComponentType;
}[] = [
  {
    path: 'moderation',
    name: t('Moderation'),
    group: 'community',
    words: t('reports held review spam queue rules flags'),
    who: 'moderator',
    Component: Moderation,
  },
  {
    path: 'members',
    name: t('Members'),
    group: 'community',
    words: t('users people roles bans moderators applications'),
    who: 'moderator',
    Component: Members,
  },
  {
    path: 'log',
    name: t('Log'),
    group: 'community',
    words: t('history audit actions'),
    who: 'moderator',
    Component: Log,
  },
  {
    path: 'newsletter',
    name: t('Newsletter'),
    group: 'newsletter',
    words: t('digest email send schedule issues letters'),
    who: 'admin',
    Component: Newsletter,
  },
  {
    path: 'subscribers',
    name: t('Subscribers'),
    group: 'newsletter',
    words: t('readers audience list segments'),
    who: 'admin',
    Component: Subscribers,
  },
  {
    path: 'sites',
    name: t('Sites'),
    group: 'site',
    words: t('settings branding domain publish'),
    who: 'admin',
    Component: Sites,
  },
  {
    path: 'inbound-feeds',
    name: t('Inbound feeds'),
    group: 'site',
    words: t('rss atom opml sources'),
    who: 'admin',
    Component: InboundFeeds,
  },
  {
    path: 'imports',
    name: t('Imports'),
    group: 'site',
    words: t('upload csv move posts'),
    who: 'admin',
    Component: Imports,
  },
  {
    path: 'mail',
    name: t('Mail'),
    group: 'server',
    words: t('smtp email sender dkim spf dns postal address'),
    who: 'admin',
    Component: MailPage,
  },
  {
    path: 'login-providers',
    name: t('Login providers'),
    group: 'server',
    words: t('oauth google github sign in sso'),
    who: 'admin',
    Component: LoginProviders,
  },
  {
    path: 'web-hooks',
    name: t('Connections'),
    group: 'server',
    words: t('web-hooks webhook api events slack discord telegram mastodon bluesky cross-post'),
    who: 'admin',
    Component: WebHooks,
  },
  {
    path: 'keys',
    name: t('API keys'),
    group: 'server',
    words: t('tokens programs scopes permissions'),
    who: 'admin',
    Component: Keys,
  },
];
