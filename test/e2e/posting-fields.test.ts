import { describe, expect, it } from 'vitest';
import { focusOn, settled } from '../support/browsing.ts';
import { codeMailed, join } from '../support/signed-in.ts';
import {
  status,
  publish,
  field,
  summary,
  posted,
  readStatus,
  calls,
  answerPreviews,
  nothingKnown,
  usePostingForm,
} from '../support/posting-form.ts';

const { browsing, url, open, unique } = usePostingForm();

describe('fields filled from the URL', () => {
  it('hold plain text and send nothing', async () => {
    const [bad, markup] = ['javascript:alert(1)', '<img src=x onerror=alert(1)>'];
    const { page, requests } = await open(
      `/submit?url=${encodeURIComponent(bad)}&title=${encodeURIComponent(markup)}`,
    );
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
    await settled(page);
    expect(await field(page, 'URL').inputValue()).toBe(bad);
    expect(await field(page, 'Title').inputValue()).toBe(markup);
    expect(await page.locator('main img, main a[href^="javascript"]').count()).toBe(0);
    await field(page, 'URL').focus();
    await page.keyboard.press('Tab');
    await settled(page);
    expect([
      ...calls(requests, '/link-'),
      ...calls(requests, '/posts'),
      ...calls(requests, '/markdown'),
      ...dialogs,
    ]).toEqual([]);
    await publish(page).click();
    await focusOn(page, '[role="alert"]');
    expect(await summary(page).allInnerTexts()).toEqual([
      'URL must be a link that begins with http:// or https://.',
    ]);
    expect(calls(requests, '/posts')).toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [href], main [src]')]
          .map((element) => element.outerHTML)
          .filter((html) => /javascript|img/.test(html)),
      ),
    ).toEqual([]);
  });

  it('are looked up after the first interaction', async () => {
    const { link, title } = unique();
    const { page, requests } = await open(
      `/submit?url=${encodeURIComponent(link)}&title=${encodeURIComponent(title)}`,
    );
    await answerPreviews(page, { [link]: { title: 'The page’s own title' } });
    await settled(page);
    expect(calls(requests, '/link-')).toEqual([]);
    await field(page, 'Title').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Use: “The page’s own title”' }).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(title);
    await publish(page).click();
    await posted(page, title);
  });

  it('survive the login', async () => {
    const member = await join(browsing);
    const { page } = await browsing.open();
    const { link, title } = unique();
    const address = `/submit?url=${encodeURIComponent(link)}&title=${encodeURIComponent(title)}`;
    await page.goto(url(address));
    await page.waitForURL(url(`/login?${new URLSearchParams({ next: address })}`));
    await page.getByLabel('Email address').fill(member.email);
    await page.keyboard.press('Enter');
    await focusOn(page, '#otp');
    await page.getByLabel('Code').fill(await codeMailed(browsing, 'nontrivial', member.email));
    await page.keyboard.press('Enter');
    await page.waitForURL(url(address));
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(title);
    expect(await field(page, 'URL').inputValue()).toBe(link);
  });
});

describe('the suggested title', () => {
  it('replaces only an unchanged suggestion and never typed text', async () => {
    const { page } = await open();
    const [firstTitle, two] = [unique(), unique()];
    await answerPreviews(page, {
      [firstTitle.link]: { title: firstTitle.title },
      [two.link]: { title: two.title },
    });
    const use = (title: string) => page.getByRole('button', { name: `Use: “${title}”` });
    const leave = (link: string) =>
      field(page, 'URL')
        .fill(link)
        .then(() => field(page, 'URL').blur());
    await field(page, 'Title').fill('My own words');
    await leave(firstTitle.link);
    await use(firstTitle.title).waitFor();
    expect(await readStatus(page)).toBe(`Suggested title: ${firstTitle.title}`);
    expect(await field(page, 'Title').inputValue()).toBe('My own words');
    await use(firstTitle.title).click();
    expect(await field(page, 'Title').inputValue()).toBe(firstTitle.title);
    expect(await use(firstTitle.title).count()).toBe(0);
    await leave(two.link);
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(two.title);
    await field(page, 'Title').fill(`${two.title}!`);
    await leave(firstTitle.link);
    await use(firstTitle.title).waitFor();
    expect(await field(page, 'Title').inputValue()).toBe(`${two.title}!`);
  });

  it('appears after pasting and ignores responses for earlier links', async () => {
    const { page, context } = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [slow, quick] = [unique(), unique()];
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    await answerPreviews(page, {
      [slow.link]: { title: slow.title, description: 'Slow', wait },
      [quick.link]: { title: quick.title, description: 'Quick' },
    });
    const paste = async (link: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), link);
      await field(page, 'URL').fill('');
      await field(page, 'URL').focus();
      await page.keyboard.press('Control+V');
    };
    await paste(slow.link);
    await page.getByText('Fetching the title…').waitFor();
    await paste(quick.link);
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(quick.title);
    release();
    await settled(page);
    expect(await field(page, 'Title').inputValue()).toBe(quick.title);
    expect(await page.locator('main').innerText()).not.toContain('Slow');
    await field(page, 'URL').fill(`${quick.link}/else`);
    expect(await page.locator('main').innerText()).not.toContain('Quick');
  });

  it('reports a failed lookup without blocking the form', async () => {
    const { page } = await open();
    const { link, title } = unique();
    // The real thing: there is no such host.
    await field(page, 'URL').fill(link);
    await field(page, 'URL').blur();
    await page.getByText('We couldn’t read that page. Please add a title.').first().waitFor();
    expect(await readStatus(page)).toBe('We couldn’t read that page. Please add a title.');
    await field(page, 'Title').fill(title);
    await publish(page).click();
    await posted(page, title);
  });

  it('does not delay sending', async () => {
    const { page } = await open();
    const { link, title } = unique();
    await answerPreviews(page, { [link]: { title: 'Never', wait: new Promise(() => undefined) } });
    await field(page, 'URL').fill(link);
    await field(page, 'Title').fill(title);
    await publish(page).click();
    await posted(page, title);
  });
});

it('links the existing discussion of a duplicate link', async () => {
  const { page, member } = await open('/submit', { allow: [status(409)] });
  await nothingKnown(page);
  const { link, title } = unique();
  const { body } = await member.call('post', '/api/posts', { title, url: link });
  const discussion = `/post/${(body as { slug: string }).slug}`;
  const other = link.replace('https://', 'http://www.').concat('/?utm_source=x#top');
  await field(page, 'URL').fill(other);
  await field(page, 'URL').blur();
  const box = page.locator('main p', { hasText: 'Already shared' });
  await box.waitFor();
  expect(await box.innerText()).toBe(
    `Already shared just now: ${title} · 0 comments. Go to the discussion`,
  );
  expect(await box.getByRole('link').getAttribute('href')).toBe(discussion);
  await expect.poll(() => readStatus(page)).toMatch(/Already shared|couldn’t read/);
  await field(page, 'Title').fill('Once more');
  await field(page, 'Text').fill('With words.');
  await publish(page).click();
  await focusOn(page, '[role="alert"]');
  expect(await page.title()).toMatch(/^Error: Submit/);
  expect(await summary(page).allInnerTexts()).toEqual([
    'This link was shared just now. Go to the discussion',
  ]);
  expect(
    await summary(page).getByRole('link', { name: 'Go to the discussion' }).getAttribute('href'),
  ).toBe(discussion);
  expect(await field(page, 'URL').getAttribute('aria-invalid')).toBe('true');
  expect([
    await field(page, 'URL').inputValue(),
    await field(page, 'Title').inputValue(),
    await field(page, 'Text').inputValue(),
  ]).toEqual([other, 'Once more', 'With words.']);
  await summary(page).getByRole('link', { name: 'This link was shared' }).click();
  await focusOn(page, '#url');
  await box.getByRole('link').click();
  await page.waitForURL(url(discussion));
});
