/** Values are patterns, names, counts and ids of sites, never texts, addresses or statements. */
type SpanAttributes = Record<string, string | number>;

export type Span = {
  setName(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** Marks the span as failed. `type`: a code or a class, never a message. */
  fail(type: string): void;
};

export type SpanOptions = {
  name: string;
  kind: 'internal' | 'client' | 'server';
  attributes?: SpanAttributes;
  /** The `traceparent` of the span that caused this one in another process. */
  parent?: string | null;
  /** Without a span around it, it is not traced. */
  isInner?: boolean;
};

export type Tracer = {
  run<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** Starts a span around all that `work` causes. The caller ends it; without an end it is lost. */
  start(options: SpanOptions, work: (span: Span & { end(): void }) => void): void;
  /** The `traceparent` of the span around the caller; null without one that is sampled. */
  getParent(): string | null;
};

const ignored: Span = {
  setName: () => undefined,
  setAttributes: () => undefined,
  fail: () => undefined,
};
let tracer: Tracer | null = null;

/** Turns tracing on, once at the start of the process. */
export const setTracer = (next: Tracer | null): void => void (tracer = next);
export const getTracer = (): Tracer | null => tracer;

/** Runs work in a span, if tracing is on. The span fails with the promise. */
export function traced<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer === null ? work(ignored) : tracer.run(options, work);
}

/** Headers that continue the trace in the program that is called. */
export function traceHeaders(): Record<string, string> {
  const parent = tracer?.getParent() ?? null;
  return parent === null ? {} : { traceparent: parent };
}
