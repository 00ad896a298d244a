import { expect, it } from 'vitest';
import { issueDate } from '#shared/newsletter/issue-labels.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { selectDigestVariants } from '../support/digests.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, site, addNewStories, write } = await setUpDigestRendering();

it.each([
  ['daily', '2026-11-20', new Date('2026-11-20T22:00:00Z'), '20 November 2026'],
  ['weekly', '2026-w47', startOfTest, '16–22 November 2026'],
] as const)('dates an early %s mail like its page', async (frequency, period, now, date) => {
  await addNewStories(4);
  const issue = await openIssue(t.deps, site, periodAt(frequency, site, now), now, {
    until: now,
  });
  expect(issue).toMatchObject({ period, endsAt: now });
  await write(null);
  const [mail] = await selectDigestVariants(t, issue);
  expect(mail?.html).toContain(date);
  expect(mail?.text).toContain(date);
  const page = await t.on('nontrivial').get(`/api/newsletter/archive/${period}`);
  expect(issueDate(page.body)).toBe(date);
  const landing = await t.on('nontrivial').get('/api/newsletter/languages/en');
  expect(landing.body.sample.dateline).toContain(date);
});
