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
import { WebHooks } from './web-hooks/web-hooks-page.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';

/** Sections of the admin pages, at `/admin/{path}`. `who`: the lowest role that sees it. */
export const sections: {
  path: string;
  name: string;
  about: string;
  who: 'moderator' | 'admin';
  Component: ComponentType;
}[] = [
  {
    path: 'moderation',
    name: 'Moderation',
    about: 'Reports, held posts and comments, and rules.',
    who: 'moderator',
    Component: Moderation,
  },
  {
    path: 'members',
    name: 'Members',
    about: 'Members, their roles, bans and notes.',
    who: 'moderator',
    Component: Members,
  },
  {
    path: 'newsletter',
    name: 'Newsletter',
    about: 'Digest issues, before and after sending.',
    who: 'admin',
    Component: Newsletter,
  },
  {
    path: 'subscribers',
    name: 'Subscribers',
    about: 'Newsletter subscribers.',
    who: 'admin',
    Component: Subscribers,
  },
  {
    path: 'inbound-feeds',
    name: 'Inbound feeds',
    about: 'External feeds that become posts here.',
    who: 'admin',
    Component: InboundFeeds,
  },
  {
    path: 'imports',
    name: 'Imports',
    about: 'Posts imported from a file.',
    who: 'admin',
    Component: Imports,
  },
  {
    path: 'sites',
    name: 'Sites',
    about: 'Branding, content and hosts.',
    who: 'admin',
    Component: Sites,
  },
  {
    path: 'mail',
    name: 'Mail',
    about: 'Sender, mail server and DNS records.',
    who: 'admin',
    Component: MailPage,
  },
  {
    path: 'login-providers',
    name: 'Login providers',
    about: 'Where members can log in from.',
    who: 'admin',
    Component: LoginProviders,
  },
  {
    path: 'web-hooks',
    name: 'Web-hooks',
    about: 'Other programs that the site tells what happens.',
    who: 'admin',
    Component: WebHooks,
  },
  { path: 'log', name: 'Log', about: 'Who did what, and why.', who: 'moderator', Component: Log },
];
