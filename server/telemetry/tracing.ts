import type { SpanContext } from '@opentelemetry/api';
import type { Telemetry } from '../../lib/telemetry.ts';

export interface Tracing extends Pick<Telemetry, 'span'> {
  /** Flushes the recorded spans and stops. */
  close(): Promise<void>;
}

/** Correlation ids whose traces can be continued; the oldest are forgotten first. */
const mostRemembered = 10_000;
/** Maximum number of traces that one span links to. */
const mostLinks = 100;

/**
 * Records traces and sends them to an OpenTelemetry collector over HTTP. The packages are loaded here only: without a
 * collector they cost nothing.
 *
 * Events carry no trace context. A trace continues past the append by the events' correlation id, within one process.
 *
 * @param endpoint base URL of the collector (`OTEL_EXPORTER_OTLP_ENDPOINT`)
 * @param role names the process in the traces
 */
export async function openTracing(endpoint: string, role: string): Promise<Tracing> {
  const [
    { context, ROOT_CONTEXT, SpanStatusCode, trace },
    { BatchSpanProcessor, NodeTracerProvider },
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
    resource: resourceFromAttributes({ 'service.name': 'curbcast', 'curbcast.role': role }),
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

  return {
    span: async (name, { attributes = {}, correlationIds, isOrigin = false }, work) => {
      const ids = [...new Set(correlationIds?.())];
      const active = trace.getActiveSpan();
      const known = ids.flatMap((id) => origins.get(id) ?? []).slice(0, mostLinks);
      const [origin, ...others] = active === undefined ? known : [active.spanContext()];
      // Events without a trace of this process, such as the backlog after a start, start no new trace.
      if (origin === undefined && correlationIds !== undefined && !isOrigin) return work();
      const parent =
        active === undefined && origin !== undefined ? trace.setSpanContext(ROOT_CONTEXT, origin) : context.active();
      const span = tracer.startSpan(
        name,
        {
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
        span.end();
      }
    },
    close: async () => {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
