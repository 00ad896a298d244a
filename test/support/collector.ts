import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterFile } from './after-file.ts';

type CollectedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  /** 2: of a server, 3: of a client. */
  kind: number;
  attributes: Record<string, string | number>;
  /** Attributes of the process. */
  resource: Record<string, string | number>;
  failed: boolean;
};
export type Collector = { url: string; spans: CollectedSpan[]; resources: string[]; calls: number };

type Value = { stringValue?: string; intValue?: string | number; doubleValue?: number };
type Attributes = { key: string; value: Value }[];
type Body = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'resource' | 'failed'> & {
        attributes: Attributes;
        status: { code?: number };
      })[];
    }[];
  }[];
};

/** A collector that reads OTLP as JSON. `answers` false: it never replies. */
export async function startCollector(answers = true): Promise<Collector> {
  const collector: Collector = { url: '', spans: [], resources: [], calls: 0 };
  const server = createServer(async (req, res) => {
    collector.calls += 1;
    if (req.method !== 'POST' || req.url !== '/v1/traces') return void res.writeHead(404).end();
    const body = (await json(req)) as Body;
    for (const { resource, scopeSpans } of body.resourceSpans) {
      collector.resources.push(JSON.stringify(toRecord(resource.attributes)));
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        collector.spans.push({
          ...span,
          attributes: toRecord(span.attributes),
          resource: toRecord(resource.attributes),
          failed: span.status.code === 2,
        });
    }
    if (answers) res.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}

const toRecord = (attributes: Attributes) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );
