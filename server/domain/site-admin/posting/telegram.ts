import { problem } from '#shared/texts/problems.ts';
import { call, withoutMentions, type Service } from './service.ts';

type Reply = { parameters?: { retry_after?: unknown } } | null;

/** A bot that writes to a chat. https://core.telegram.org/bots/api#sendmessage */
const send: Service['test'] = async (fetcher, { url, account, key }, text) => {
  const { status, retryAfter, json } = await call(fetcher, {
    url: `${url}/bot${key}/sendMessage`,
    body: { chat_id: account, text: withoutMentions(text) },
  });
  const asked = (json as Reply)?.parameters?.retry_after;
  return { status, retryAfter: typeof asked === 'number' ? asked : retryAfter };
};

export const telegram: Service = {
  max: 4_096,
  // In UTF-16, as its entities are.
  count: (text) => withoutMentions(text).length,
  post: send,
  test: send,
  repeatMs: 0,
  checkKey: (key) =>
    /^\d{1,20}:[\w-]{10,100}$/.test(key)
      ? null
      : problem('must be a bot token, such as “110201543:AAHd…”'),
};
