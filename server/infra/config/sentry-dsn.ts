export type SentryProject = { url: string; key: string };

/** Parses `https://key@host/path/project`; null for anything else. */
export function parseDsn(text: string): SentryProject | null {
  const url = URL.parse(text);
  const [, path = '', project] = /^(.*)\/(\d{1,20})$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !project || url.search !== '' || url.hash !== '')
    return null;
  return /^\w{1,100}$/.test(url.username)
    ? { url: `${url.origin}${path}/api/${project}/envelope/`, key: url.username }
    : null;
}
