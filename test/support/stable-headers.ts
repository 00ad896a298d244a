import type { IncomingHttpHeaders } from 'node:http';

/** Returns the headers without those that differ between any two requests. */
export function stableHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    date: _date,
    'x-request-id': _id,
    'keep-alive': _alive,
    ratelimit: _left,
    ...rest
  } = headers;
  return rest;
}
