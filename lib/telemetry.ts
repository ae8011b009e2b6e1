/** Latencies and delays in seconds, with the labels of each. Labels take few values: never an id, never client text. */
export interface Measurements {
  /** An answered HTTP request; `route` is the pattern of the route. */
  readonly http_request_seconds: { readonly method: string; readonly route: string; readonly status: string };
  /** A GraphQL operation over HTTP; `operation` is one of the web client's, else `other`. */
  readonly graphql_operation_seconds: { readonly operation: string };
  readonly command_seconds: { readonly command: string; readonly outcome: 'done' | 'refused' | 'failed' };
  readonly append_seconds: { readonly engine: string; readonly outcome: 'done' | 'conflict' | 'failed' };
  /** Folding and writing one batch. */
  readonly projection_batch_seconds: { readonly projection: string };
  /** From the time of an event to the write of the read model that includes it. */
  readonly projection_lag_seconds: { readonly projection: string };
  /** From the time of an event to the handover to the live sockets of this process. */
  readonly live_update_delay_seconds: { readonly projection: string };
  /** One attempt of a process to handle an event. */
  readonly process_attempt_seconds: { readonly process: string; readonly outcome: 'done' | 'failed' };
}

export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  readonly attributes?: Attributes;
  /**
   * The correlation ids of the events that are processed. Background work becomes part of the trace in which such an
   * event was appended. Called only while traces are recorded.
   */
  readonly correlationIds?: () => readonly string[];
  /** Later work on the same correlation ids continues from this span. */
  readonly isOrigin?: boolean;
  /** `server`: the answer to a request. `client`: a request to another process. Otherwise a step of this process. */
  readonly kind?: 'server' | 'client';
  /** The headers of the request that is answered: a `traceparent` among them (W3C) makes the span part of that trace. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Attributes that are known only once the work has ended. */
  readonly outcome?: () => SpanOutcome;
}

export interface SpanOutcome {
  readonly name: string;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

/** Port: where measurements and traces go. */
export interface Telemetry {
  observe<Name extends keyof Measurements>(name: Name, seconds: number, labels: Measurements[Name]): void;
  /** Runs the work as one step of a trace. Settles as the work does. */
  span<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result>;
  /** Headers that make a request to another process part of the current trace; none if no trace is recorded. */
  traceHeaders(): Readonly<Record<string, string>>;
}

/** Measures nothing and records no traces. */
export const noTelemetry: Telemetry = {
  observe: () => undefined,
  span: (_name, _options, work) => work(),
  traceHeaders: () => ({}),
};

/** Seconds since a reading of `performance.now()`. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1_000;
