import { hourMs } from '#shared/durations.ts';
import { csrfHeader, idempotencyHeader, requestIdHeader } from '#shared/http-names.ts';
import { idempotencyKey } from '#shared/limits.ts';

/** Describes conventions of all endpoints, in Markdown. */
export const describeConventions = (name: string, siteOrigin: string, origin: string) =>
  `
The same API the pages of ${name} use. Responses are JSON. We may add fields; ignore ones you \
don't recognize.
Every URL that supports \`GET\` also supports \`HEAD\`.
AI programs use it through the Model Context Protocol at \`${origin}/mcp\`, unless the site has \
turned that off.

## Sites

Each site has its own host. The host of ${name} is \`${origin}\`; it serves no other site's data.

## Lists

A list with a \`cursor\` parameter is paginated: while \`hasNextPage\` is true, repeat the request \
with \`cursor\` set to the \`nextCursor\` of the last response.
Cursors are opaque and tied to their list. New items don't shift pages.

\`\`\`
curl '${origin}/api/posts?sort=new&limit=25'
curl '${origin}/api/posts?sort=new&limit=25&cursor=…'
\`\`\`

## Times

Times are ISO 8601 in UTC with milliseconds, so they sort as strings.

## Request IDs

Every response has an \`${requestIdHeader}\` header. Include it in support requests.

## Browser sessions

Log in with an emailed code and send the token as \`Authorization: Bearer …\`. Browser sessions \
also need a CSRF token for every write except auth requests:
\`POST /api/csrf/token\` returns it and sets a cookie; send it as \`${csrfHeader}\` in the same \
session. Bodies are JSON.
Endpoints that require a recent login need one within the last 15 minutes.

## API key authentication

[Create an API key](${siteOrigin}/api-keys) and send it as \`Authorization: Bearer …\`. Programs \
need no other token. A key works only for endpoints that list its scope; \`GET /api/me\` names them.
An invalid, expired or revoked key gets 401 on every endpoint. In the examples, \`$KEY\` is a key.

## Rate limits

Each endpoint lists its limit. The same name means a shared count. \`RateLimit-Policy\` tells the \
quota \`q\` in \`w\` seconds, and \`RateLimit\` the requests left, \`r\`, and the seconds until \
the reset, \`t\`, of the count with the least left. After a 429, wait the seconds in \
\`Retry-After\`.

## TypeScript client

[client.ts](${siteOrigin}/api/client.ts) is a typed client in one file, without dependencies.

\`\`\`
curl -o client.ts '${origin}/api/client.ts'
\`\`\`

## Retries

Some endpoints accept \`${idempotencyHeader}\`. Send a unique key (up to ${idempotencyKey.max} \
characters) and, when you retry, the same key and the same body: you get the same response, and \
nothing happens twice.
Responses are stored for ${idempotencyKey.retentionMs / hourMs} hours. Failed requests aren't \
stored.

## Errors

Errors use status 400 or higher and an \`ErrorReply\` with a machine-readable code, a message and \
the request ID.
`.trim();
