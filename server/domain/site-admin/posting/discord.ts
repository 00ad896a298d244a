import { call, type Service } from './service.ts';

/** An incoming web-hook. https://discord.com/developers/docs/resources/webhook */
const escape = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      URL.canParse(line) ? line : line.replace(/[\\*_~`|<>[\]()#@-]/g, (sign) => `\\${sign}`),
    )
    .join('\n');

const send: Service['test'] = (fetcher, { key }, text) =>
  call(fetcher, { url: key, body: { content: escape(text), allowed_mentions: { parse: [] } } });

export const discord: Service = {
  max: 2_000,
  count: (text) => [...escape(text)].length,
  post: send,
  test: send,
  repeatMs: 0,
};
