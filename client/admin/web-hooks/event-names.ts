import { t } from '../lib/words.ts';
import type { WebHookEvent } from '#shared/web-hook-events.ts';

export const eventNames: Record<WebHookEvent | 'test', string> = {
  'post.published': t('Post published [event]'),
  'post.changed': t('Post changed'),
  'comment.published': t('Comment published'),
  'member.joined': t('Member joined'),
  'subscriber.confirmed': t('Subscriber confirmed'),
  'issue.sent': t('Issue sent'),
  'report.created': t('Report by a member'),
  test: t('Test'),
};
