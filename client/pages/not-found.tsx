import { data } from 'react-router';

/** The catch-all throws its status, so that the answer is a true 404 and not a page that only says so. */
export function loader() {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
