import { call, type Service } from './service.ts';

/** An incoming web-hook. Mattermost and others accept the same. https://api.slack.com/messaging/webhooks */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const send: Service['test'] = (fetcher, { key }, text) =>
  call(fetcher, { url: key, body: { text: escape(text) } });

export const slack: Service = {
  // Slack shows longer texts in parts.
  max: 4_000,
  count: (text) => escape(text).length,
  post: send,
  test: send,
  repeatMs: 0,
};
