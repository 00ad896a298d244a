/** Hosts of the push services of Chrome, Firefox, Edge and Safari. */
const hosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Returns whether a URL is one of a known push service, over HTTPS on its usual port. */
export function isPushEndpoint(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
