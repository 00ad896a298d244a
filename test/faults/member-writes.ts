import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, type BenchMember } from '../bench/member-load.ts';
import type { Acknowledged } from '../bench/stored-writes.ts';

type Failure = { what: string; status: number; body: unknown };

type MemberWrites = {
  acknowledged: Acknowledged;
  failures: Failure[];
  /** Stops writing and waits for open replies. */
  stop(): Promise<void>;
};

/** Votes, comments and posts as members, a few at once, and records what was acknowledged. */
export async function startMemberWrites(
  port: number,
  members: readonly BenchMember[],
  { parallel = 6, pauseMs = 100 } = {},
): Promise<MemberWrites> {
  const caller = createCaller(port, parallel);
  const acknowledged: Acknowledged = { posts: [], comments: [], votes: new Map(), logins: [] };
  const failures: Failure[] = [];
  const postsBySite = new Map<string, string[]>();
  for (const site of new Set(members.map((member) => member.site))) {
    const { body } = await caller.call('GET', '/api/posts?sort=new&limit=100', site);
    postsBySite.set(
      site,
      (body as { posts: { id: string }[] }).posts.map(({ id }) => id),
    );
  }
  const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
  const write = async (
    what: string,
    expected: number,
    ...call: Parameters<typeof caller.write>
  ): Promise<{ id: string } | null> => {
    const { status, body } = await caller
      .write(...call)
      .catch((error: unknown) => ({ status: 0, body: String(error) }));
    if (status === expected) return body as { id: string };
    failures.push({ what, status, body });
    return null;
  };
  const votingNow = new Set<string>();
  const act = async (member: BenchMember) => {
    const { site } = member;
    const post = pick(postsBySite.get(site) ?? []);
    const draw = randomInt(10);
    if (draw < 6) {
      const key = `${site} ${member.id} ${post}`;
      // Writes in sequence, so that the last acknowledged vote is the stored one.
      if (votingNow.has(key)) return;
      votingNow.add(key);
      const vote = pick([1, 1, -1, 0]);
      acknowledged.votes.delete(key);
      if (await write('vote', 200, member, 'POST', `/api/posts/${post}/vote`, { vote }))
        acknowledged.votes.set(key, { site, user: member.id, post, vote });
      votingNow.delete(key);
    } else if (draw < 9) {
      const text = `A comment between two versions: ${randomUUID()}.`;
      const path = `/api/posts/${post}/comments`;
      const stored = await write('comment', 201, member, 'POST', path, { text });
      if (stored) acknowledged.comments.push({ site, id: stored.id });
    } else {
      const stored = await write('post', 201, member, 'POST', '/api/posts', {
        title: 'Posted between two versions',
        url: `https://upgrade.example/${randomUUID()}`,
      });
      if (stored) acknowledged.posts.push({ site, id: stored.id });
    }
  };
  const stopping = new AbortController();
  const writers = Array.from({ length: parallel }, async () => {
    while (!stopping.signal.aborted) {
      await act(pick(members));
      await sleep(pauseMs);
    }
  });
  return {
    acknowledged,
    failures,
    async stop() {
      stopping.abort();
      await Promise.all(writers);
      caller.close();
    },
  };
}
