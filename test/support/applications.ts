import { signupApplications } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Adds somebody who waits to be accepted as a member. Returns the id. */
export async function addApplication(t: TestApp, siteId: SiteId): Promise<string> {
  const id = newId();
  await t.deps.db.insert(signupApplications).values({
    siteId,
    id,
    email: `${id.toLowerCase()}@mail.example`,
    username: `applies-${id}`,
    name: 'Ann',
    question: 'Why?',
    answer: 'To read.',
    createdAt: new Date(),
  });
  return id;
}
