import { useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { toFeedUrl } from './feed-url.ts';
import { describeRefusal } from './feed-problem.ts';
import { labels, defaultPosts, readFeedSettings, PostSettings } from './feed-settings.tsx';

export function ConnectFeed() {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit(labels);
  const [result, setResult] = useState<Reply<'POST /api/admin/inbound-feeds'> | null>(null);
  const [times, setTimes] = useState(0);
  const connect = (data: FormData) =>
    void run(async () => {
      const typed = String(data.get('url')).trim();
      if (typed === '')
        return [
          { field: 'url', message: t('Enter the URL of a feed, or of a page that links to one.') },
        ];
      setResult(null);
      const connected = await api('POST /api/admin/inbound-feeds', {
        body: { url: toFeedUrl(typed), ...readFeedSettings(data) },
      }).catch((error: unknown) => {
        const message = describeRefusal(error);
        if (message === null) throw error;
        return message;
      });
      if (typeof connected === 'string') return [{ field: 'url', message: connected }];
      setResult(connected);
      setTimes(times + 1);
      announce(
        t('{title} is connected. {posted, plural, one {# new post} other {# new posts}}.', {
          title: connected.feed.title,
          posted: connected.posted,
        }),
      );
      await refresh('GET /api/admin/inbound-feeds', 'GET /api/admin/log');
      return [];
    });
  return (
    <>
      {result === null ? null : (
        <div className={styles.connected}>
          <p>
            {rich(t, '{title} is connected.', {
              title: (
                <strong>
                  <bdi>{result.feed.title}</bdi>
                </strong>
              ),
            })}{' '}
            {result.posted === 0
              ? t('Nothing new yet.')
              : rich(
                  t,
                  '{count, plural, one {# post from it is} other {# posts from it are}} on <link>the site</link> now.',
                  { count: result.posted, link: (content) => <a href="/new">{content}</a> },
                )}
          </p>
          {result.titles.length === 0 ? (
            <p>{t('It’s empty so far.')}</p>
          ) : (
            <>
              <p>{t('Its latest items:')}</p>
              <ul>
                {result.titles.map((title, i) => (
                  <li key={i} dir="auto">
                    {title}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <Form
        key={times}
        label={t('Connect a feed')}
        problems={problems}
        onSend={connect}
        className={styles.form}
      >
        <Field
          name="url"
          label={t('URL')}
          hint={t(
            'The URL of a feed, a page, or a YouTube channel, or an address such as @ada@social.example.',
          )}
          type="text"
          inputMode="url"
          maxLength={limits.url.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problems={problems}
        />
        <Field
          name="username"
          label={t('Account (optional)')}
          hint={t('An imported or bot account to post as. Leave blank to create one.')}
          optional
          maxLength={31}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problems={problems}
        />
        <PostSettings problems={problems} tags={[]} maxPostsPerFetch={defaultPosts} />
        <div className={form.buttons}>
          <SendButton pending={pending} doing={t('Reading the feed…')}>
            {t('Connect the feed')}
          </SendButton>
        </div>
      </Form>
    </>
  );
}
