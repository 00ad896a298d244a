import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import type { Request as HttpRequest } from 'express';
import * as z from 'zod/mini';
import { mcpPath } from '#shared/paths.ts';
import { meanings } from '#shared/contract/openapi-metadata.ts';
import { version } from '../../infra/release.ts';
import { tools, untrusted, type Tool } from './mcp-tools.ts';

/** Tools as clients see them. */
const listed = tools.map(({ name, title, description, writes = false, input }) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input', metadata: meanings }) as { type: 'object' },
  annotations: writes ? { destructiveHint: false } : { readOnlyHint: true },
}));

/**
 * Answers one message of a client, of this or the earlier form of the protocol. `onError` gets
 * errors of clients, too.
 */
export function answerMessage(
  req: HttpRequest,
  message: unknown,
  { name, origin }: { name: string; origin: string },
  call: (tool: Tool, input: unknown) => Promise<CallToolResult>,
  onError: (error: Error) => void,
): Promise<Response> {
  const serve = () => {
    const server = new Server(
      { name, version, websiteUrl: origin },
      {
        capabilities: { tools: {} },
        instructions: `Posts, comments and the digest of ${name}. ${untrusted}`,
      },
    );
    server.setRequestHandler('tools/list', () => ({ tools: listed }));
    server.setRequestHandler('tools/call', ({ params }) => {
      const tool = tools.find((one) => one.name === params.name);
      if (!tool)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name.');
      return call(tool, params.arguments ?? {});
    });
    return server;
  };
  const headers = new Headers();
  for (const [header, value] of Object.entries(req.headers))
    if (typeof value === 'string') headers.set(header, value);
  // Streams of notifications would stay open: there are none to send.
  return createMcpHandler(serve, { maxSubscriptions: 0, onerror: onError }).fetch(
    new Request(origin + mcpPath, { method: 'POST', headers }),
    { parsedBody: message },
  );
}
