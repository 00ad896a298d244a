import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { afterFile } from './after-file.ts';
import { findTool } from './caddy.ts';
import { selfSigned } from './certificate.ts';
import { freePort } from './postgres.ts';
import { until } from './wait-for.ts';

/** A running Dovecot with one mailbox. */
type ImapServer = {
  url: string;
  /** Its URL with TLS. The certificate is self-signed. */
  tlsUrl: string;
  add(messages: (string | Buffer)[]): Promise<void>;
  countUnread(): Promise<number>;
};

const [user, password] = ['bounces', 'pass/word'];
const folder = 'INBOX';

/** Starts Dovecot, which needs root for its users. Ends with the file. */
export async function startImapServer(): Promise<ImapServer> {
  const place = mkdtempSync(join(tmpdir(), 'broadsheet-dovecot-'));
  chmodSync(place, 0o777);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { cert, key } = selfSigned('127.0.0.1');
  writeFileSync(join(place, 'cert.pem'), cert);
  writeFileSync(join(place, 'key.pem'), key);
  writeFileSync(
    join(place, 'dovecot.conf'),
    `protocols = imap
base_dir = ${place}/run
state_dir = ${place}/state
log_path = ${place}/log
ssl = yes
ssl_cert = <${place}/cert.pem
ssl_key = <${place}/key.pem
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${place}/mail
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${place}
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${tlsPort}
  }
}
`,
  );
  const child = spawn(findTool('dovecot'), ['-F', '-c', join(place, 'dovecot.conf')], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  afterFile(async () => {
    child.kill();
    await exited;
    rmSync(place, { recursive: true, force: true });
  });

  async function withMailbox<T>(act: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: password },
      logger: false,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.mailboxOpen(folder);
      return await act(client);
    } finally {
      await client.logout();
    }
  }
  await until('Dovecot answers', () => withMailbox(async () => true));
  const login = `${user}:${encodeURIComponent(password)}@127.0.0.1`;
  return {
    url: `imap://${login}:${port}/${folder}`,
    tlsUrl: `imaps://${login}:${tlsPort}/${folder}`,
    add: (messages) =>
      withMailbox(async (client) => {
        for (const message of messages) await client.append(folder, message);
      }),
    countUnread: () =>
      withMailbox(async (client) => {
        const unread = await client.search({ seen: false }, { uid: true });
        return unread ? unread.length : 0;
      }),
  };
}
