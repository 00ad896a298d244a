import { expect, it } from 'vitest';
import { isAutomatedOpening, isAutomatedVisit, isRepeatedVisit } from './automated-requests.ts';

const browser = {
  'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'de-DE,de;q=0.9',
};
const visit = (headers: Record<string, string | undefined> = {}, method = 'GET') => ({
  method,
  headers: { ...browser, ...headers },
});

it.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 [LinkedInApp]/9.30',
])('counts a browser: %s', (agent) => {
  expect(isAutomatedVisit(visit({ 'user-agent': agent }))).toBe(false);
  expect(isAutomatedVisit(visit({ 'user-agent': agent, 'sec-fetch-dest': 'document' }))).toBe(
    false,
  );
});

it.each([
  ['a HEAD request', visit({}, 'HEAD')],
  ['a prefetch', visit({ 'sec-purpose': 'prefetch;prerender' })],
  ['a preview', visit({ 'x-purpose': 'preview' })],
  ['an old prefetch', visit({ 'x-moz': 'prefetch' })],
  ['no User-Agent', visit({ 'user-agent': undefined })],
  ['no language', visit({ 'accept-language': undefined })],
  ['a request for anything', visit({ accept: '*/*' })],
  ['a request for a picture', visit({ 'sec-fetch-dest': 'image' })],
  ['a crawler', visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['Barracuda', visit({ 'user-agent': 'Mozilla/5.0 (compatible; BarracudaCentral)' })],
  ['Microsoft Office', visit({ 'user-agent': 'Microsoft Office Existence Discovery' })],
  ['a library', visit({ 'user-agent': 'python-requests/2.32.3' })],
  ['Chrome without a window', visit({ 'user-agent': 'HeadlessChrome/142.0.0.0' })],
])('does not count %s', (_, request) => expect(isAutomatedVisit(request)).toBe(true));

it('recognizes a visit whose page the browser has', () => {
  expect(isRepeatedVisit(visit())).toBe(false);
  expect(isRepeatedVisit(visit({ 'if-none-match': '"a"' }))).toBe(true);
});

it.each([
  ['a browser', browser['user-agent'], false],
  ['the proxy of Gmail', 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)', false],
  ['Outlook', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)', false],
  ['the proxy of Apple, which loads all', 'Mozilla/5.0', true],
  ['a crawler', 'examplebot/1.0', true],
])('judges who loads the picture: %s', (_, agent, isAutomated) => {
  const request = { method: 'GET', headers: { 'user-agent': agent, accept: 'image/*' } };
  expect(isAutomatedOpening(request)).toBe(isAutomated);
});
