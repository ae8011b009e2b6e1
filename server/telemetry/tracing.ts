import { randomUUID } from 'node:crypto';
import type { Context, SpanContext } from '@opentelemetry/api';
import type { SpanOptions, Telemetry } from '../../lib/telemetry.ts';

export interface Tracing extends Pick<Telemetry, 'span' | 'traceHeaders'> {
  /** Flushes the recorded spans and stops. */
  close(): Promise<void>;
}

/** The number of correlation ids whose traces can be continued; the oldest are forgotten first. */
const mostRemembered = 10_000;
/** Maximum number of traces that one span links to. */
const mostLinks = 100;

/**
 * Records traces and sends them to an OpenTelemetry collector over HTTP. The packages are loaded here only: so without
 * a collector they cost nothing.
 *
 * Requests carry trace context in the headers of W3C Trace Context, from outside and between the product's processes.
 * Events carry none: a trace continues past the append by the events' correlation id, within one process.
 *
 * @param endpoint base URL of the collector (`OTEL_EXPORTER_OTLP_ENDPOINT`)
 * @param role names the process in the traces
 * @param version the product's version
 */
export async function openTracing(endpoint: string, role: string, version: string): Promise<Tracing> {
  const [
    { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { AlwaysOnSampler, BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'curbcast',
      'service.version': version,
      'service.instance.id': randomUUID(),
      'curbcast.role': role,
    }),
    // A stranger's `traceparent` may ask not to be recorded, but that is our decision.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('curbcast');
  const origins = new Map<string, SpanContext>();
  const remember = (correlationId: string, origin: SpanContext): void => {
    origins.delete(correlationId);
    origins.set(correlationId, origin);
    const [oldest] = origins.keys();
    if (origins.size > mostRemembered && oldest !== undefined) origins.delete(oldest);
  };

  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, step: SpanKind.INTERNAL } as const;
  /** The trace in the headers of a request; without one, the current trace. */
  const contextOf = (headers: SpanOptions['headers']): Context =>
    headers === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, headers);

  return {
    traceHeaders: () => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    span: async (name, options, work) => {
      const { attributes = {}, correlationIds, isOrigin = false, kind = 'step', headers, outcome } = options;
      const ids = [...new Set(correlationIds?.())];
      const active = trace.getActiveSpan();
      const known = ids.flatMap((id) => origins.get(id) ?? []).slice(0, mostLinks);
      const [origin, ...others] = active === undefined ? known : [active.spanContext()];
      // Events without a trace in this process, such as the backlog after a start, start no new trace.
      if (origin === undefined && correlationIds !== undefined && !isOrigin) return work();
      const parent =
        active === undefined && origin !== undefined ? trace.setSpanContext(ROOT_CONTEXT, origin) : contextOf(headers);
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes: { ...attributes, ...(ids[0] === undefined ? {} : { 'curbcast.correlation_id': ids[0] }) },
          links: others.map((linked) => ({ context: linked })),
        },
        parent,
      );
      if (isOrigin) for (const id of ids) remember(id, span.spanContext());
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
        throw error;
      } finally {
        const ended = outcome?.();
        if (ended) span.updateName(ended.name).setAttributes(ended.attributes);
        if (ended?.failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    close: async () => {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
