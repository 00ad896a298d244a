import type { AnnouncingKind, PostingKind, WebHookKind } from '#shared/web-hook-kinds.ts';

export const kindNames: Record<WebHookKind, string> = {
  signed: 'A program of yours (web-hook)',
  slack: 'Slack',
  discord: 'Discord',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  indexnow: 'Search engines (IndexNow)',
  websub: 'Feed readers (WebSub)',
};

type FieldText = { label: string; hint: string };
const incoming = (where: string): FieldText => ({
  label: 'URL of the incoming web-hook',
  hint: `${where} It is stored encrypted and isn’t shown again.`,
});

/** What the fields of a kind are called there, and where an admin finds their values. */
export const fieldTexts: Record<
  PostingKind,
  { url?: FieldText; account?: FieldText; key: FieldText }
> = {
  slack: { key: incoming('Create an app in Slack, turn on incoming web-hooks and add a channel.') },
  discord: { key: incoming('In the settings of the channel, under Integrations.') },
  telegram: {
    account: {
      label: 'Chat',
      hint: 'Its ID, or @ and the name of a channel. The bot must be allowed to write there.',
    },
    key: {
      label: 'Token of the bot',
      hint: 'From @BotFather. It is stored encrypted and isn’t shown again.',
    },
  },
  mastodon: {
    url: { label: 'Server', hint: 'Such as https://mastodon.social.' },
    key: {
      label: 'Access token',
      hint:
        'In Mastodon, under Preferences, Development, with the scopes profile and ' +
        'write:statuses. It is stored encrypted and isn’t shown again.',
    },
  },
  bluesky: {
    url: { label: 'Server', hint: 'Most accounts are at https://bsky.social.' },
    account: { label: 'Handle', hint: 'Such as name.bsky.social.' },
    key: {
      label: 'App password',
      hint:
        'In Bluesky, under Settings, Privacy and security. It is stored encrypted and isn’t ' +
        'shown again.',
    },
  },
};

export const announcerTexts: Record<AnnouncingKind, string> = {
  indexnow:
    'Bing, Yandex, Naver, Seznam and Yep are told each minute which pages are new or changed. The ' +
    'site shows them a key, which is made here.',
  websub:
    'The feeds of the site name a hub, and the site tells the hub of new and changed posts. The ' +
    'hub tells the readers who subscribed there.',
};
export const hubText: FieldText = {
  label: 'Hub',
  hint: 'Such as https://pubsubhubbub.appspot.com/ or one of yours.',
};
