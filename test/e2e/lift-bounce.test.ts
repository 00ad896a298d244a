import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { focusOn, startBrowsing } from '../support/browsing.ts';
import { part, status, summary } from '../support/settings-page.ts';
import { codeMailed, join, openAs, type Member } from '../support/signed-in.ts';

const secret = 'shared with the mail service, and with nobody else';
const browsing = startBrowsing({ env: { MAIL_WEBHOOK_SECRET: secret } });
const url = (address: string) => browsing.url('nontrivial', address);
let events = 0;

/** The mail service reports that mail to a member came back. */
async function report(type: 'bounce' | 'complaint', { site, email }: Member) {
  events += 1;
  const body = JSON.stringify({ id: `event-${events}`, type, email, permanent: true });
  const time = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  await supertest(`http://127.0.0.1:${browsing.program.port}`)
    .post('/api/mail/events')
    .set({
      Host: `${site}.localhost:${browsing.program.port}`,
      'Content-Type': 'application/json',
      'X-Signature': `t=${time},v1=${signature}`,
    })
    .send(body)
    .expect(200, { outcome: 'suppressed' });
}

it('lifts a bounce with an emailed code by keyboard', async () => {
  const member = await join(browsing);
  await report('bounce', member);
  const { page } = await openAs(browsing, member, { allow: [status(400)] });
  await page.goto(url('/settings'));
  const email = part(page, 'Email');
  await email.getByText('Email to this address came back').waitFor();
  await email.getByRole('button', { name: 'Email me a code to get email again' }).press('Enter');
  await focusOn(page, 'form[aria-label="Get email again"] input');
  const code = await codeMailed(browsing, 'nontrivial', member.email);
  const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await summary(page).filter({ hasText: 'is incorrect or has expired' }).waitFor();
  await email.getByLabel('Code from the email').fill(code);
  await page.keyboard.press('Enter');
  await email.getByText('Email to this address works again.').waitFor();
  await focusOn(page, 'p.saved, p[tabindex="-1"]');
  await page.reload();
  await email.getByRole('button', { name: 'Email me a code', exact: true }).waitFor();
  const { body } = await member.call('get', '/api/account/bounce');
  expect(body).toEqual({ stopped: null });
  expect(await email.getByText('came back').count()).toBe(0);
});

it('offers no code after a complaint', async () => {
  const member = await join(browsing);
  await report('complaint', member);
  const { page } = await openAs(browsing, member);
  await page.goto(url('/settings'));
  const email = part(page, 'Email');
  await email.getByText('This address gets login codes only').waitFor();
  expect(await email.getByRole('button', { name: /get email again/ }).count()).toBe(0);
});
