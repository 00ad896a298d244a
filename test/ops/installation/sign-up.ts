/**
 * Signs up as a browser does, with the mailed code: `sign-up.ts <host> <email> <folder of mails>`.
 * Prints the title of the home page and the name of the new member.
 */
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const [host = '', email = '', folder = ''] = process.argv.slice(2);
const page = await fetch(`https://${host}/`);
const title = /<title>([^<]*)/.exec(await page.text())?.[1];
let cookie = '';
async function post(path: string, body: object): Promise<{ user?: { username: string } }> {
  const reply = await fetch(`https://api.${host}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `https://${host}`, Cookie: cookie },
    body: JSON.stringify(body),
  });
  cookie ||= reply.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { user?: { username: string } };
}
await post('/api/auth/signup', { username: 'ada', name: 'Ada', email });
const findCode = () => {
  for (const file of globSync(`${folder}/*.json`)) {
    const { to, head } = JSON.parse(readFileSync(file, 'utf8')) as { to: string[]; head: string };
    if (to.includes(email)) return /^Subject: (\d{6})/m.exec(head)?.[1];
  }
  return undefined;
};
let otp = findCode();
for (let i = 0; otp === undefined && i < 300; i += 1) {
  await sleep(100);
  otp = findCode();
}
const { user } = await post('/api/auth/verify', { email, otp });
console.log(JSON.stringify({ title, username: user?.username }));
