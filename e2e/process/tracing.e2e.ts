import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { useOwnServer } from '../support/use.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1: a step. 2: an answered request. 3: a request to another process. */
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** An OpenTelemetry collector that keeps every span it receives. */
const received: Span[] = [];
const collector = createServer((request, response) => {
  void read(request).then((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans);
    response.end('{}');
  });
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => {
  collector.close();
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('a server with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const { port } = collector.address() as AddressInfo;
  const fixture = useOwnServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  beforeAll(() => fixture.user());

  test('sends one trace for a command, from the HTTP request to the live update', async () => {
    const stages = ['POST /auth/auth0-sync', 'command users.signIn', 'append', 'projection users', 'live update'];
    const traceOf = (traceId: string): readonly Span[] => received.filter((span) => span.traceId === traceId);
    const trace = await eventually('a trace with every stage', () => {
      const commands = received.filter(({ name }) => name === 'command users.signIn');
      return commands
        .map(({ traceId }) => traceOf(traceId))
        .find((spans) => stages.every((stage) => spans.some(({ name }) => name === stage)));
    });
    const spans = new Map(trace.map((span) => [span.spanId, span]));
    const ancestors = (span: Span | undefined): readonly string[] =>
      span === undefined ? [] : [...ancestors(spans.get(span.parentSpanId ?? '')), span.name];
    expect(trace.filter(({ name }) => name === 'live update').map((span) => ancestors(span))).toContainEqual(stages);
  });

  test('names a request after its route and status, and continues the trace of its sender', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const user = await fixture.user();
    // Flag 00 asks not to record, but a stranger does not decide that.
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` };
    expect((await user.fetch('/consents/no-such-consent', { headers })).status).toBe(404);
    const span = await eventually('the span of the request', () => received.find((each) => each.traceId === traceId));
    expect(span).toMatchObject({ kind: 2, name: 'GET /consents/:id', parentSpanId: '00f067aa0ba902b7' });
    expect(Object.fromEntries(span.attributes.map(({ key, value }) => [key, value]))).toMatchObject({
      'http.request.method': { stringValue: 'GET' },
      'http.route': { stringValue: '/consents/:id' },
      'http.response.status_code': { intValue: 404 },
    });
  });
});
