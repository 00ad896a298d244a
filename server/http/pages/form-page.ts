import type { RawInput } from '#shared/api/client.ts';
import type { Key } from '#shared/contract/index.ts';
import type { DigestLanguage } from '#shared/paths.ts';

export type Fields = Record<string, string>;

/** The API request of a form, and the URL to redirect to, so that a reload repeats nothing. */
export type FormAction = {
  key: Key;
  input: RawInput;
  next: string;
  /** The response is a download, and the page stays. */
  file?: true;
};

/**
 * A page with forms. `reads`: returns the page's language, if the URL has none. Without both it is
 * the site's.
 */
export type FormPage = {
  language?: DigestLanguage;
  reads?: { key: Key; input: RawInput };
  getAction(fields: Fields): FormAction | undefined;
};

/** The path of a page with forms. Undefined: the parameters name no page. */
export type FormRoute = [
  path: string,
  getPage: (params: Record<string, string>, query: URLSearchParams) => FormPage | undefined,
];

/** Returns the action that the pressed button names. */
export const choose = (
  actions: Record<string, FormAction>,
  { action = '' }: Fields,
): FormAction | undefined => (Object.hasOwn(actions, action) ? actions[action] : undefined);
/** Adds the result to the URL of a page, which states it. */
export const withResult = (path: string, result: string) =>
  `${path}${path.includes('?') ? '&' : '?'}done=${result}`;
