/** What a web-hook can be told. */
export const webHookEvents = [
  'post.published',
  'post.changed',
  'comment.published',
  'member.joined',
  'subscriber.confirmed',
  'issue.sent',
  'report.created',
] as const;
export type WebHookEvent = (typeof webHookEvents)[number];
