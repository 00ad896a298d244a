import { ApiError } from '#shared/api-error.ts';

/** Asks who it is. Returns whether the session is recent now. */
type Confirm = () => Promise<boolean>;

let confirm: Confirm | null = null;
let asking: Promise<boolean> | null = null;

export function setConfirm(how: Confirm): void {
  confirm = how;
}

/**
 * Sends a request. If it needs a recent login, asks the person who they are, and sends it again.
 * Requests at the same time ask once.
 */
export async function confirmed<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'reauthentication_required';
    if (!isStale || confirm === null) throw error;
    asking ??= confirm().finally(() => (asking = null));
    if (!(await asking)) throw error;
    return send();
  }
}
