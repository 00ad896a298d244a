import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { settled, visit } from '../support/browsing.ts';
import { enter, guest, member, status, useLoginPages } from '../support/login-pages.ts';

const { browsing, url, codeFor, signUp } = useLoginPages();

/** Gives the page an authenticator in the device, whose user is always present. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** Whether the authenticator answers; off, a page waits for the user. */
const setPresence = ({ cdp, id }: Awaited<ReturnType<typeof addAuthenticator>>, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });

/** The call before a browser asks for a passkey. */
const options = '**/api/passkey-login';
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const logOut = async (page: Page) => {
  // A page of the site may still send requests for the user.
  await page.goto(url('/robots.txt'));
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, url('/'));
  await guest(page);
};

it('adds, renames, uses and removes a passkey', async () => {
  const { page } = await browsing.open();
  const authenticator = await addAuthenticator(page);
  const person = await signUp(page);
  await visit(page, url('/settings#passkeys'));
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const rows = section(page).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.innerText()).toContain('not used yet');
  await rows.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.keyboard.press('Enter');
  await rows.filter({ hasText: 'My laptop' }).waitFor();

  await setPresence(authenticator, false);
  await logOut(page);
  const ofAutofill = page.waitForResponse(options);
  await visit(page, url('/login?next=%2Fsettings%23passkeys'));
  await ofAutofill;
  // Earlier, autofill would log in and remove the button. Later, a login that waits stays waiting.
  await page.route(options, async (route) => {
    await setPresence(authenticator, true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(url('/settings#passkeys'));
  await member(page, person.username);
  await rows.filter({ hasText: 'last used just now' }).waitFor();

  await rows.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => rows.count()).toBe(0);
});

it('waits for the button while autofill still loads', async () => {
  const { page } = await browsing.open();
  const authenticator = await addAuthenticator(page);
  await setPresence(authenticator, false);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let calls = 0;
  await page.route(options, async (route) => {
    calls += 1;
    if (calls === 1) await released;
    await route.continue();
  });
  await visit(page, url('/login'));
  await expect.poll(() => calls).toBe(1);
  const ofButton = page.waitForResponse(options);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await (await ofButton).finished();
  const ofAutofill = page.waitForResponse(options);
  release(undefined);
  await (await ofAutofill).finished();
  await settled(page);
  expect(await page.getByText('No passkey was used').count()).toBe(0);
  await page.getByRole('button', { name: 'One moment…' }).waitFor();
});

it('offers passkeys after emailed codes and logs in by autofill', async () => {
  const { page } = await browsing.open();
  const person = await signUp(page);
  await logOut(page);
  const authenticator = await addAuthenticator(page);
  await visit(page, url('/login'));
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').waitFor();
  await enter(page, await codeFor(person.email));
  await page.getByRole('heading', { name: 'Next time without a code?' }).waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.waitForURL(url('/'));
  await member(page, person.username);

  await logOut(page);
  await setPresence(authenticator, true);
  // The authenticator picks its passkey as a user does in the email field.
  await visit(page, url('/login'));
  await page.waitForURL(url('/'));
  await member(page, person.username);
});

it('offers a passkey once', async () => {
  const { page } = await browsing.open();
  const person = await signUp(page);
  await logOut(page);
  await addAuthenticator(page);
  const logIn = async () => {
    await visit(page, url('/login'));
    await page.getByLabel('Email address').fill(person.email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Code').waitFor();
    await enter(page, await codeFor(person.email));
  };
  await logIn();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL(url('/'));
  await logOut(page);
  await logIn();
  await page.waitForURL(url('/'));
  await member(page, person.username);
});

it('says that a removed passkey does not work', async () => {
  const { page } = await browsing.open({ allow: [status(401), /^warning: Unauthorized: /] });
  const authenticator = await addAuthenticator(page);
  await signUp(page);
  await visit(page, url('/settings#passkeys'));
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const rows = section(page).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => rows.count()).toBe(0);
  await setPresence(authenticator, false);
  await logOut(page);
  await visit(page, url('/login'));
  await setPresence(authenticator, true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: 'This passkey doesn' }).waitFor();
});
