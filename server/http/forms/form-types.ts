import type { ReactNode } from 'react';
import type { RawInput } from '#shared/api/client.ts';
import type { HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Ctx } from '../../context.ts';
import type { Hidden, Typed } from './form-view.tsx';

/** `next`: where a login leads, from the URL. */
export type FormRequest = {
  ctx: Ctx;
  params: Record<string, string>;
  query: URLSearchParams;
  next: string;
};

/** A page with forms. `render` also shows a rejected form again. */
export type Screen = {
  title: string;
  /** URL path of a module that does more for browsers with script. */
  script?: string;
  render(state: { typed: Typed; hidden: Hidden }): ReactNode;
};

/** The API request of a form, and the path that its reply leads to. */
export type Action = {
  key: Key;
  input: RawInput;
  /** English labels of the inputs by name. Messages about fields begin with their translations. */
  labels: Record<string, string>;
  next(reply: unknown): string;
};

export type FormRoute = {
  path: string;
  access: 'anyone' | 'member';
  /** A path instead of a page: a redirect. Undefined if the page with the form is in React. */
  show?(request: FormRequest): Promise<Screen | string> | Screen | string;
  act?(
    request: FormRequest,
    fields: Record<string, string>,
  ): Action | string | undefined | Promise<Action | string | undefined>;
};

/** Creates an action with a typed reply. */
export const action = <K extends Key>(
  key: K,
  input: { [Part in keyof HandlerInput<K>]?: unknown },
  labels: Action['labels'],
  next: (reply: Reply<K>) => string,
): Action => ({ key, input: input as RawInput, labels, next: next as Action['next'] });

/** Reads from the API as the member of the request. */
export const read = async <K extends Key>(ctx: Ctx, key: K, input: RawInput): Promise<Reply<K>> =>
  (await invoke(authorize(ctx, key) as Parameters<typeof invoke>[0], input)).body as Reply<K>;
