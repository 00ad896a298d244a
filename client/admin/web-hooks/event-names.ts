import type { WebHookEvent } from '#shared/web-hook-events.ts';

export const eventNames: Record<WebHookEvent | 'test', string> = {
  'post.published': 'Post published',
  'post.changed': 'Post changed',
  'comment.published': 'Comment published',
  'member.joined': 'Member joined',
  'subscriber.confirmed': 'Subscriber confirmed',
  'issue.sent': 'Issue sent',
  'report.created': 'Report by a member',
  test: 'Test',
};
