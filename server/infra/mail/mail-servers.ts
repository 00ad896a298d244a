import type { Logger } from '../log.ts';
import { createConnections, type Connections, type SmtpConfig } from './connections.ts';
import type { Route, Stream } from './routes.ts';

/** Milliseconds without other attempts after a server failed, if another one can send. */
const downMs = 30_000;
const maxConnections = { urgent: 3, other: 5 };

export type MailServer = {
  connections: Connections;
  /** Whether to skip it. After `downMs` one email tries it again. */
  isDown(): boolean;
  markDown(): void;
  markUp(): void;
};

/**
 * Creates the connections to mail servers when they are needed. Sites share none of their own, nor
 * do the streams, nor urgent mail with others.
 */
export function createServers(env: SmtpConfig['env'], log: Logger) {
  const servers = new Map<string, MailServer>();

  function open(config: SmtpConfig, urgent: boolean): MailServer {
    let downUntil = -Infinity;
    return {
      connections: createConnections(config, maxConnections[urgent ? 'urgent' : 'other'], log),
      isDown() {
        const now = performance.now();
        if (now < downUntil) return true;
        if (downUntil > 0) downUntil = now + downMs;
        return false;
      },
      markDown: () => void (downUntil = performance.now() + downMs),
      markUp: () => void (downUntil = -Infinity),
    };
  }

  return {
    find(
      { server, smtpUrl }: Route,
      siteId: string,
      { mail: { urgent }, stream, hasNext }: Use,
    ): MailServer {
      const isOfSite = server === 'site';
      const key = JSON.stringify([isOfSite && siteId, smtpUrl, urgent, stream, hasNext]);
      let found = servers.get(key);
      if (!found) servers.set(key, (found = open({ smtpUrl, env, isOfSite, hasNext }, urgent)));
      return found;
    },
    close: () => servers.forEach(({ connections }) => connections.close({ force: true })),
  };
}

type Use = { mail: { urgent: boolean }; stream: Stream; hasNext: boolean };
