import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** A topic as the contract describes it. */
export interface ContractTopic {
  readonly name: string;
  /** Whether the topic holds the latest state of each key: a record without a value deletes its key. */
  readonly compacted: boolean;
  /** Checks a record's value, by its `type`. */
  readonly messages: ReadonlyMap<string, ValidateFunction>;
}

interface AsyncApi {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly messages: Readonly<Record<string, { readonly $ref: string }>>;
        readonly bindings: { readonly kafka: { readonly topicConfiguration?: Readonly<Record<string, unknown>> } };
      }
    >
  >;
  readonly components: {
    readonly messages: Readonly<
      Record<string, { readonly name: string; readonly payload: { readonly type?: string } }>
    >;
  };
}

/** Reads `/asyncapi.json`: every topic, and a check for every message. Knows nothing else about Curbcast. */
export function readContract(document: unknown): readonly ContractTopic[] {
  const { channels, components } = document as AsyncApi;
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  return Object.values(channels).map(({ address, messages, bindings }) => {
    const policy = bindings.kafka.topicConfiguration?.['cleanup.policy'];
    const checks = Object.values(messages).flatMap(({ $ref }) => {
      const key = $ref.slice($ref.lastIndexOf('/') + 1);
      const message = components.messages[key];
      if (message === undefined) throw new Error(`The contract has no message ${key}`);
      // A tombstone has no value to check.
      if (message.payload.type === 'null') return [];
      return [[message.name, ajv.compile({ components, $ref: `#/components/messages/${key}/payload` })] as const];
    });
    return { name: address, compacted: Array.isArray(policy) && policy.includes('compact'), messages: new Map(checks) };
  });
}
