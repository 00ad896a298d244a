import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';

/** An email that asks to be received, on the `nth` place of its connection. */
type Arrival = { to: string; now: number; nth: number };
/** Returns the answer that refuses an email; null: it is received. `content`: after the data. */
type Rule = (arrival: Arrival) => { answer: string; at?: 'recipient' | 'content' } | null;

/** Counts in windows of a length that begin with their first email. */
function createWindow(length: number) {
  let [endsAt, count] = [-Infinity, 0];
  return (now: number): number => {
    if (now >= endsAt) [endsAt, count] = [now + length, 0];
    count += 1;
    return count;
  };
}

/**
 * Rules of five made-up providers by the domain that they receive for. `startedAt`: when the sender
 * begins. `perDay`: what one of them takes from a sender on each day since then.
 */
export function createProviders(
  startedAt: number,
  {
    perMinute,
    perConnection,
    perDay,
  }: { perMinute: number; perConnection: number; perDay: readonly number[] },
): Record<string, Rule> {
  const thisMinute = createWindow(minuteMs);
  const seen = new Map<string, number>();
  let taken: number[] = [];
  return {
    'oak.example': ({ now }) =>
      thisMinute(now) > perMinute
        ? { answer: '421 4.7.28 unusual rate of mail, please slow down' }
        : null,
    'pine.example': ({ nth }) =>
      nth > perConnection ? { answer: '421 4.7.0 too many messages on this connection' } : null,
    'fir.example': ({ to, now }) => {
      const first = seen.get(to) ?? now;
      seen.set(to, first);
      return now - first < 5 * minuteMs
        ? { answer: '451 4.7.1 greylisted, please come back in five minutes' }
        : null;
    },
    // Out of service for the first 10 minutes of each hour.
    'elm.example': ({ now }) =>
      now % hourMs < 10 * minuteMs ? { answer: '421 4.3.2 service not available' } : null,
    'yew.example': ({ now }) => {
      const day = Math.floor((now - startedAt) / dayMs);
      // An hour of the third day, it mistrusts the sender.
      if (day === 2 && (now - startedAt) % dayMs < hourMs)
        return { answer: '550 5.7.1 refused by policy', at: 'content' };
      const most = perDay[day] ?? Infinity;
      if ((taken[day] ?? 0) >= most)
        return { answer: '550 5.7.1 more mail than a new sender may send', at: 'content' };
      taken = Object.assign([...taken], { [day]: (taken[day] ?? 0) + 1 });
      return null;
    },
  };
}

/** What arrived at a post office. `answers`: how often which domain gave which refusal. */
type PostOfficeBook = {
  url: string;
  received: { to: string; at: number }[];
  answers: Map<string, number>;
  close(): Promise<void>;
};

/** A mail server that answers by the rules of the receiving domains. `now`: their clock (ms). */
export async function openPostOffice(
  rules: Record<string, Rule>,
  now: () => number,
): Promise<PostOfficeBook> {
  const received: PostOfficeBook['received'] = [];
  const answers: PostOfficeBook['answers'] = new Map();
  /** Recipients by connection, and refusals that come after the data. */
  const counts = new Map<string, number>();
  const refusals = new Map<string, string>();

  const toError = (answer: string) =>
    Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
  const note = (to: string, answer: string) => {
    const key = `${to.split('@')[1]} ${answer.slice(0, 9)}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };
  /** After 421, a server closes the connection. */
  const close = (id: string) =>
    setImmediate(() => {
      for (const connection of server.connections as Set<{
        id: string;
        _socket: { end(): void };
      }>)
        if (connection.id === id) connection._socket.end();
    });

  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, { id }, done) => {
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    const domain = address.split('@')[1] ?? '';
    const refusal = rules[domain]?.({ to: address, now: now(), nth }) ?? null;
    if (refusal === null) return done();
    note(address, refusal.answer);
    if (refusal.at === 'content') {
      refusals.set(`${id} ${address}`, refusal.answer);
      return done();
    }
    done(toError(refusal.answer));
    if (refusal.answer.startsWith('421')) close(id);
  };
  const onData: SMTPServerOptions['onData'] = (stream, { id, envelope: { rcptTo } }, done) => {
    stream.resume();
    stream.once('end', () => {
      const to = rcptTo[0]?.address ?? '';
      const refusal = refusals.get(`${id} ${to}`);
      refusals.delete(`${id} ${to}`);
      if (refusal !== undefined) return done(toError(refusal));
      received.push({ to, at: now() });
      done();
    });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo,
    onData,
    onClose: ({ id }) => void counts.delete(id),
  });
  // A client that disconnects is no server error.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
