import { expect, it } from 'vitest';
import { join, openAs } from '../support/signed-in.ts';
import { part, useSettingsPage } from '../support/settings-page.ts';

const { browsing, url, visit } = useSettingsPage();

it('requests permission only after a click and reports a denial', async () => {
  const member = await join(browsing);
  const { page } = await openAs(browsing, member);
  await page.addInitScript(() => {
    const asked = window as unknown as { asked: number };
    asked.asked = 0;
    Notification.requestPermission = () => {
      asked.asked += 1;
      return Promise.resolve('denied' as const);
    };
  });
  await visit(page, 'push');
  const section = part(page, 'Browser notifications');
  const button = section.getByRole('button', { name: 'Turn on' });
  await button.waitFor();
  const readAsked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  expect(await readAsked()).toBe(0);
  await button.click();
  await section.getByText('Your browser doesn’t allow notifications').waitFor();
  expect(await readAsked()).toBe(1);
  expect((await member.call('get', '/api/push')).body).toMatchObject({ subscribed: false });
});

it.each([
  ['NotAllowedError', 'Your browser doesn’t allow notifications'],
  ['AbortError', 'The push service of your browser failed.'],
])('tells why a subscription fails with %s', async (name, sentence) => {
  const { page } = await openAs(browsing, await join(browsing));
  await page.addInitScript((failure) => {
    Notification.requestPermission = () => Promise.resolve('granted' as const);
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException(failure, failure));
  }, name);
  await visit(page, 'push');
  const section = part(page, 'Browser notifications');
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByText(sentence).waitFor();
});

it('shows messages by a service worker that handles no requests', async () => {
  const { page, context } = await openAs(browsing, await join(browsing));
  await context.grantPermissions(['notifications'], { origin: new URL(url('/')).origin });
  await visit(page, 'push');
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const [worker] = context.serviceWorkers();
  // Headless Chromium shows no notifications.
  await worker?.evaluate(() => {
    const self = globalThis as unknown as {
      shown: unknown[];
      registration: { showNotification: (...parts: unknown[]) => Promise<void> };
    };
    self.shown = [];
    self.registration.showNotification = (...parts) => {
      self.shown.push(parts);
      return Promise.resolve();
    };
  });
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url('/')).origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Grace replied',
      url: url('/inbox'),
      tag: 'one',
      lang: 'en',
      dir: 'ltr',
    }),
  });
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([['Grace replied', { tag: 'one', lang: 'en', dir: 'ltr', data: url('/inbox') }]]);
  await page.reload();
  const start = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).workerStart,
  );
  expect(start, 'the page was not loaded by the worker').toBe(0);
});
