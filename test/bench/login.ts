import { randomInt } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { startProgram } from '../support/program.ts';
import { stableHeaders } from '../support/stable-headers.ts';
import type { Bench, Line } from './bench.ts';
import { median } from './load.ts';
import { getHost, makeMembers } from './member-load.ts';

const samples = 500;
const warmUps = 100;
const site = 'nontrivial';

/** Tests that requesting a code does not disclose accounts by response or time. */
export async function login({ newDatabase }: Bench): Promise<Line[]> {
  const databaseUrl = await newDatabase('login');
  const program = await startProgram({
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' },
  });
  // Uses each email once, from its own network, to avoid rate limits. All emails have equal length.
  const members = await makeMembers(databaseUrl, [site], samples + warmUps);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let n = 0;
  const ask = (email: string): Promise<{ milliseconds: number; answer: string }> => {
    n += 1;
    const body = JSON.stringify({ email });
    const headers = {
      Host: getHost(site),
      'X-Forwarded-For': `198.18.${n >> 8}.${n & 255}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const req = request(
        {
          agent,
          port: program.port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/auth/login',
          headers,
        },
        (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          res.once('end', () =>
            resolve({
              milliseconds: performance.now() - began,
              answer: JSON.stringify([res.statusCode, withoutRequest(res.headers), text]),
            }),
          );
        },
      );
      req.once('error', reject);
      req.end(body);
    });
  };
  const seen = {
    registered: { times: [] as number[], answers: new Set<string>() },
    unregistered: { times: [] as number[], answers: new Set<string>() },
  };
  for (const [i, { email }] of members.entries()) {
    const both = [
      ['registered', email],
      ['unregistered', email.replace('bench', 'nobod')],
    ] as const;
    // Alternates the order: work deferred by one request slows the next.
    for (const [kind, address] of randomInt(2) === 0 ? both : both.toReversed()) {
      const { milliseconds, answer } = await ask(address);
      if (i < warmUps) continue;
      seen[kind].times.push(milliseconds);
      seen[kind].answers.add(answer);
    }
  }
  agent.destroy();
  await program.stop();
  const { registered, unregistered } = seen;
  const apart = Math.abs(median(registered.times) - median(unregistered.times));
  const p = mannWhitney(registered.times, unregistered.times);
  const [answer = ''] = registered.answers;
  const alike =
    registered.answers.size === 1 &&
    unregistered.answers.size === 1 &&
    unregistered.answers.has(answer) &&
    answer.startsWith('[200,');
  return [
    {
      what:
        `${samples} code requests for addresses that have an account, and as many for ` +
        'addresses that have none',
      measured:
        `answers ${alike ? 'the same to the byte' : 'DIFFER'}; medians ` +
        `${median(registered.times).toFixed(2)} and ${median(unregistered.times).toFixed(2)} ` +
        `ms, ${apart.toFixed(2)} apart; Mann-Whitney p ${p.toFixed(3)}`,
      goal: 'the same, less than 2 ms apart, p above 0.01',
      holds: alike && apart < 2 && p > 0.01,
    },
  ];
}

/** What of the headers is not each request's own. */
const withoutRequest = (headers: IncomingHttpHeaders) => {
  const { 'set-cookie': _, ...rest } = stableHeaders(headers);
  return rest;
};

/** Two-sided p-value of the Mann-Whitney U test, by its normal approximation without ties. */
function mannWhitney(a: number[], b: number[]): number {
  const all = [
    ...a.map((value) => ({ value, first: true })),
    ...b.map((value) => ({ value, first: false })),
  ].toSorted((x, y) => x.value - y.value);
  const ranks = all.reduce((sum, { first }, i) => sum + (first ? i + 1 : 0), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  const z =
    Math.abs(u - (a.length * b.length) / 2) /
    Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17, 7 digits). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
