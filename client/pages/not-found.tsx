import { data } from 'react-router';

/** The catch-all route throws, so that the response has status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
