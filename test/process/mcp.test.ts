import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { tenantHeader } from '#shared/http-names.ts';
import { mcpPath } from '#shared/paths.ts';
import { start } from '../support/programs.ts';

it('serves AI programs the demo posts on both ports', async () => {
  const { port, apiPort } = await start();
  for (const served of [port, apiPort]) {
    const client = new Client({ name: 'test', version: '1' });
    const url = new URL(mcpPath, `http://127.0.0.1:${served}`);
    const requestInit = { headers: { [tenantHeader]: 'nontrivial' } };
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
    expect((await client.listTools()).tools).toHaveLength(5);
    const found = await client.callTool({ name: 'search', arguments: { q: 'models' } });
    expect((found.structuredContent as { posts: unknown[] }).posts).not.toEqual([]);
    await client.close();
  }
});
