import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Config } from './config/config.ts';
import type { Logger } from './log.ts';
import { version } from './release.ts';
import type { Span, SpanOptions, Tracer } from './trace.ts';

/** Spans that wait for the collector, after which new ones are dropped. Times in milliseconds. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512 };
const exportTimeoutMs = 5_000;
const closeTimeoutMs = 2_000;
const logIntervalMs = 60_000;

type Tracing = NonNullable<Config['tracing']>;
type SamplerName = Tracing['sampler'];

const kinds = {
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  server: SpanKind.SERVER,
} as const;

/**
 * Creates a tracer that sends spans to an OTLP collector in batches. A collector that is slow or
 * down costs a bounded queue. Only `server/process.ts` imports this module, if tracing is on.
 */
export function createOpenTelemetry(
  { tracing, env, processRole }: { tracing: Tracing } & Pick<Config, 'env' | 'processRole'>,
  log: Logger,
  exportDelayMs = 2_000,
): { tracer: Tracer; close(): Promise<void> } {
  logFailures(log);
  const provider = new TracerProvider({
    sampler: createSampler(tracing.sampler, tracing.ratio),
    resource: resourceFromAttributes({
      'service.name': tracing.serviceName,
      'service.version': version,
      'deployment.environment.name': env,
      'broadsheet.role': processRole,
    }),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [
      new BatchSpanProcessor({
        ...queue,
        scheduledDelayMillis: exportDelayMs,
        exportTimeoutMillis: exportTimeoutMs,
        exporter: new OTLPTraceExporter({
          url: `${tracing.endpoint}/v1/traces`,
          timeoutMillis: exportTimeoutMs,
        }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spans = provider.getTracer('broadsheet', version);
  const open = ({ name, kind, attributes = {}, parent }: SpanOptions): [OtelSpan, Context] => {
    const around = parent ? fromParent(parent) : context.active();
    const span = spans.startSpan(name, { kind: kinds[kind], attributes }, around);
    return [span, trace.setSpan(around, span)];
  };
  return {
    tracer: {
      run(options, work) {
        if (options.isInner && !trace.getSpan(context.active())?.isRecording()) return work(silent);
        const [span, around] = open(options);
        const facade = toSpan(span);
        return context
          .with(around, () => work(facade))
          .catch((error: unknown) => {
            facade.fail(toErrorType(error));
            throw error;
          })
          .finally(() => span.end());
      },
      start(options, work) {
        const [span, around] = open(options);
        context.with(around, () => work({ ...toSpan(span), end: () => span.end() }));
      },
      getParent() {
        const span = trace.getSpan(context.active());
        if (!span?.isRecording()) return null;
        const { traceId, spanId } = span.spanContext();
        return `00-${traceId}-${spanId}-01`;
      },
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeTimeoutMs)));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

const silent: Span = {
  setName: () => undefined,
  setAttributes: () => undefined,
  fail: () => undefined,
};

const toSpan = (span: OtelSpan): Span => ({
  setName: (name) => void span.updateName(name),
  setAttributes: (attributes) => void span.setAttributes(attributes),
  fail(type) {
    span.setAttribute('error.type', type);
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
});

function fromParent(parent: string): Context {
  const found = parseTraceParent(parent);
  return found
    ? trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true })
    : context.active();
}

/** A code or a class: messages may contain values. */
function toErrorType(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause)
    if ('code' in e && typeof e.code === 'string') return e.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The samplers of OTEL_TRACES_SAMPLER (OpenTelemetry specification, environment variables). */
function createSampler(name: SamplerName, ratio: number): Sampler {
  const base = name.replace('parentbased_', '') as 'always_on' | 'always_off' | 'traceidratio';
  const root =
    base === 'always_on'
      ? new AlwaysOnSampler()
      : base === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return base === name ? root : new ParentBasedSampler({ root });
}

/** Logs without details that spans were not accepted, at most once a minute. */
function logFailures(log: Logger): void {
  let loggedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - loggedAt < logIntervalMs) return;
    loggedAt = performance.now();
    log.warn(
      { event: 'traces_not_exported', reason: toErrorType(error) },
      'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT',
    );
  });
}
