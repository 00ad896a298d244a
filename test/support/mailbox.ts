import { afterAll } from 'vitest';
import { startMailServer, type Delivered } from './mail-server.ts';
import { until } from './wait-for.ts';

export type Received = { to: string; subject: string; raw: string };

/**
 * A mail server for a file, with mail by recipient. `newest` waits for mail later than the last
 * returned.
 */
export async function startMailbox(): Promise<{
  url: string;
  readonly mails: Received[];
  newest(to: string, about: RegExp): Promise<Received>;
}> {
  const { delivered, url, close } = await startMailServer();
  afterAll(close);
  const readKeys = new Set<string>();
  const mails = () =>
    delivered.flatMap((mail, at) =>
      mail.to.map((to) => ({
        key: `${at} ${to}`,
        to: to.toLowerCase(),
        subject: getSubject(mail),
        raw: mail.raw,
      })),
    );
  return {
    url,
    get mails() {
      return mails().map(({ to, subject, raw }) => ({ to, subject, raw }));
    },
    async newest(to, about) {
      const look = () =>
        mails().findLast(
          (mail) =>
            mail.to === to.toLowerCase() && about.test(mail.subject) && !readKeys.has(mail.key),
        );
      await until(`a mail to ${to}`, () => look() !== undefined);
      const found = look();
      if (!found) throw new Error('no mail');
      readKeys.add(found.key);
      return found;
    },
  };
}

const getSubject = ({ head }: Delivered) => /^Subject: (.*)$/im.exec(head)?.[1]?.trim() ?? '';
