import { t } from '../lib/words.ts';
import type { AnnouncingKind, PostingKind, WebHookKind } from '#shared/web-hook-kinds.ts';

export const kindNames: Record<WebHookKind, string> = {
  signed: t('A program of yours (web-hook)'),
  slack: 'Slack',
  discord: 'Discord',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  indexnow: t('Search engines (IndexNow)'),
  websub: t('Feed readers (WebSub)'),
};

type FieldText = { label: string; hint: string };
const incoming = (hint: string): FieldText => ({
  label: t('URL of the incoming web-hook'),
  hint,
});

/** What the fields of a kind are called there, and where an admin finds their values. */
export const fieldTexts: Record<
  PostingKind,
  { url?: FieldText; account?: FieldText; key: FieldText }
> = {
  slack: {
    key: incoming(
      t(
        'Create an app in Slack, turn on incoming web-hooks and add a channel. It is stored encrypted and isn’t shown again.',
      ),
    ),
  },
  discord: {
    key: incoming(
      t(
        'In the settings of the channel, under Integrations. It is stored encrypted and isn’t shown again.',
      ),
    ),
  },
  telegram: {
    account: {
      label: t('Chat'),
      hint: t('Its ID, or @ and the name of a channel. The bot must be allowed to write there.'),
    },
    key: {
      label: t('Token of the bot'),
      hint: t('From @BotFather. It is stored encrypted and isn’t shown again.'),
    },
  },
  mastodon: {
    url: { label: t('Server'), hint: t('Such as https://mastodon.social.') },
    key: {
      label: t('Access token'),
      hint: t(
        'In Mastodon, under Preferences, Development, with the scopes profile and write:statuses. It is stored encrypted and isn’t shown again.',
      ),
    },
  },
  bluesky: {
    url: { label: t('Server'), hint: t('Most accounts are at https://bsky.social.') },
    account: { label: t('Handle'), hint: t('Such as name.bsky.social.') },
    key: {
      label: t('App password'),
      hint: t(
        'In Bluesky, under Settings, Privacy and security. It is stored encrypted and isn’t shown again.',
      ),
    },
  },
};

export const announcerTexts: Record<AnnouncingKind, string> = {
  indexnow: t(
    'Bing, Yandex, Naver, Seznam and Yep are told each minute which pages are new or changed. The ' +
      'site shows them a key, which is made here.',
  ),
  websub: t(
    'The feeds of the site name a hub, and the site tells the hub of new and changed posts. The ' +
      'hub tells the readers who subscribed there.',
  ),
};
export const hubText: FieldText = {
  label: t('Hub'),
  hint: t('Such as https://pubsubhubbub.appspot.com/ or one of yours.'),
};
