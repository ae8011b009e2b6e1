import type { EventMetadata, Json, JsonObject, NewEvent, Position, RecordedEvent } from '../domain/envelope.ts';
import type { EventRegistry, EventTypeDefinition } from '../domain/event-type.ts';
import { ERASED, upcast } from '../domain/event-type.ts';
import type { KeyRing, SubjectKey } from './keys/key-ring.ts';
import { DESTROYED } from './keys/key-ring.ts';
import type { EventStore, LogPage, SubscribeOptions } from './port.ts';
import { isSealed, open, seal } from './sealed-field.ts';
import { plainEvent } from './stored-event.ts';

export interface CodecOptions {
  readonly registry: EventRegistry;
  readonly keyRing: KeyRing;
}

/** An event that must not reach the log: an unknown type, or data that its schema refuses. A programming error. */
export class InvalidEvent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InvalidEvent';
  }
}

type FoundKey = SubjectKey | typeof DESTROYED | undefined;

const placeOf = (stream: string, eventId: string, field: string) => `${stream}/${eventId}/${field}`;

/**
 * Adds validation, encryption and upcasting to an event store.
 *
 * On append: the type must be registered, the data must match the current schema, and personal fields are encrypted
 * with the key of `metadata.subject`. A subject whose key was destroyed gets ERASED instead: nothing about it is stored
 * again.
 *
 * On read: old versions are upcast on the first access to `data`, a field is decrypted on the first access to it. An
 * event that this release can't read throws there, and costs nothing to readers that don't access it. Followers share
 * what one of them has decrypted, as long as the key ring gives each of them the key.
 *
 * Snapshots are stored as given: a state that holds personal data must not be snapshotted.
 */
export function withCodec(store: EventStore, { registry, keyRing }: CodecOptions): EventStore {
  const decode = createDecoder({ registry, keyRing });

  /** The event as it is stored; a promise only when it needs a key, so that other appends are not delayed. */
  function encode(stream: string, event: NewEvent): NewEvent | Promise<NewEvent> {
    const definition = validate(registry, event);
    const personal = definition.personal.filter(
      (field) => event.data[field] !== undefined && event.data[field] !== ERASED,
    );
    if (personal.length === 0) return event;
    const { subject } = event.metadata;
    if (subject === undefined)
      throw new InvalidEvent(
        `${event.type} holds personal data (${personal.join(', ')}) but its metadata names no subject`,
      );
    return sealFields(stream, event, subject, personal);
  }

  async function sealFields(
    stream: string,
    event: NewEvent,
    subject: string,
    personal: readonly string[],
  ): Promise<NewEvent> {
    const key = await keyRing.getOrCreate(subject);
    const sealed = personal.map((field): [string, Json] => [
      field,
      key === DESTROYED ? ERASED : seal(key, placeOf(stream, event.id, field), event.data[field] ?? null),
    ]);
    return { ...event, data: { ...event.data, ...Object.fromEntries(sealed) } };
  }

  async function decodePage(page: LogPage, isShared = false): Promise<LogPage> {
    const events = await decode(page.events, isShared);
    return events === page.events ? page : { ...page, events };
  }

  async function* subscribe(options: SubscribeOptions): AsyncGenerator<LogPage, void, void> {
    for await (const page of store.subscribe(options)) yield decodePage(page, true);
  }

  return {
    async append(stream, expected, events) {
      const encoded = events.map((event) => encode(stream, event));
      const ready = encoded.filter((event): event is NewEvent => !(event instanceof Promise));
      return store.append(
        stream,
        expected,
        ready.length === encoded.length ? ready : await Promise.all(encoded.map(async (event) => event)),
      );
    },
    readStream: async (stream, options) => decode(await store.readStream(stream, options)),
    readAll: async (options) => decodePage(await store.readAll(options)),
    subscribe,
    head: () => store.head(),
    lastTime: () => store.lastTime(),
    eventsAfter: (position) => store.eventsAfter(position),
    loadSnapshot: (stream, key) => store.loadSnapshot(stream, key),
    saveSnapshot: (stream, key, snapshot) => store.saveSnapshot(stream, key, snapshot),
    loadCheckpoint: (name) => store.loadCheckpoint(name),
    saveCheckpoint: (name, position) => store.saveCheckpoint(name, position),
    verify: (onProgress) => store.verify(onProgress),
    close: () => store.close(),
  };
}

/**
 * The reading half of the codec: decrypts and upcasts the events of a page on the first access to their data.
 * `isShared` for events that other readers are given too.
 */
export function createDecoder({
  registry,
  keyRing,
}: Pick<CodecOptions, 'registry'> & { readonly keyRing: Pick<KeyRing, 'get'> }) {
  const decoded = new WeakMap<RecordedEvent, DecodedEvent>();

  function shared(event: RecordedEvent, key: FoundKey): DecodedEvent {
    const known = decoded.get(event);
    if (known?.hasKey(key)) return known;
    const fresh = new DecodedEvent(event, registry, key);
    decoded.set(event, fresh);
    return fresh;
  }

  return async (events: readonly RecordedEvent[], isShared = false): Promise<readonly RecordedEvent[]> => {
    const atWork = events.map((event) => needsWork(registry, event));
    if (!atWork.includes(true)) return events;
    const subjects = new Set(events.flatMap((event, at) => (atWork[at] ? (event.metadata.subject ?? []) : [])));
    const keys = new Map(
      await Promise.all([...subjects].map(async (subject) => [subject, await keyRing.get(subject)] as const)),
    );
    return events.map((event, at) => {
      if (!atWork[at]) return event;
      const { subject } = event.metadata;
      const key = subject === undefined ? undefined : keys.get(subject);
      return isShared ? shared(event, key) : new DecodedEvent(event, registry, key);
    });
  };
}

/** The definition of the event's type. Throws InvalidEvent for an event that must not be appended. */
function validate(registry: EventRegistry, { type, schemaVersion, data }: NewEvent): EventTypeDefinition {
  const definition = registry.get(type);
  if (!definition) throw new InvalidEvent(`Unknown event type ${type}`);
  if (schemaVersion !== definition.version)
    throw new InvalidEvent(
      `${type}: version ${schemaVersion} can no longer be written, the current one is ${definition.version}`,
    );
  const checked = definition.schema.safeParse(data);
  if (!checked.success) throw new InvalidEvent(`${type}: ${checked.error.message}`, { cause: checked.error });
  const forged = Object.keys(data).find((field) => isSealed(data[field]));
  if (forged !== undefined)
    throw new InvalidEvent(`${type}: field ${forged} has the shape that is reserved for sealed fields`);
  return definition;
}

/** Whether an event has to be decrypted or upcast before its data is used. */
function needsWork(registry: EventRegistry, event: RecordedEvent): boolean {
  const definition = registry.get(event.type);
  return !definition || definition.version !== event.schemaVersion || definition.personal.length > 0;
}

const isSameKey = (one: FoundKey, other: FoundKey): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one.equals(other));

/** An event whose data is upcast, and whose sealed fields are decrypted, on first access. */
class DecodedEvent implements RecordedEvent {
  readonly #stored: RecordedEvent;
  readonly #registry: EventRegistry;
  readonly #key: FoundKey;
  #opened: Map<string, Json> | undefined;
  #data: JsonObject | undefined;

  constructor(stored: RecordedEvent, registry: EventRegistry, key: FoundKey) {
    this.#stored = stored;
    this.#registry = registry;
    this.#key = key;
  }

  /**
   * Whether it was decoded with this key: a reader that no longer gets the key must not see what an earlier one opened.
   */
  hasKey(key: FoundKey): boolean {
    return isSameKey(this.#key, key);
  }

  get stream(): string {
    return this.#stored.stream;
  }

  get revision(): number {
    return this.#stored.revision;
  }

  get position(): Position {
    return this.#stored.position;
  }

  get id(): string {
    return this.#stored.id;
  }

  get type(): string {
    return this.#stored.type;
  }

  get time(): number {
    return this.#stored.time;
  }

  get metadata(): EventMetadata {
    return this.#stored.metadata;
  }

  get hash(): string {
    return this.#stored.hash;
  }

  /** The version of `data`: the current version of the type. */
  get schemaVersion(): number {
    return this.#registry.get(this.type)?.version ?? this.#stored.schemaVersion;
  }

  get data(): JsonObject {
    this.#data ??= upcast(this.#registry, this.type, this.#stored.schemaVersion, this.#openable());
    return this.#data;
  }

  /** The data with sealed fields that are decrypted on access. */
  #openable(): JsonObject {
    const { data } = this.#stored;
    // By shape, not by name: an older version may have used other names.
    const sealed = Object.keys(data).filter((field) => isSealed(data[field]));
    if (sealed.length === 0) return data;
    // A missing key is not a destroyed one: a wrong key ring must not look like an erasure.
    if (this.#key === undefined)
      throw new Error(
        `The key ring has no key for subject ${this.metadata.subject ?? '(none)'} of the event at position ${this.position}. Does the key ring belong to this log?`,
      );
    const openable = { ...data };
    if (this.#key === DESTROYED) for (const field of sealed) openable[field] = ERASED;
    else openOnAccess(openable, sealed, this);
    return openable;
  }

  /** The value of a sealed field, decrypted once. */
  open(field: string): Json {
    const known = this.#opened?.get(field);
    if (known !== undefined) return known;
    const value = this.#stored.data[field];
    if (typeof this.#key !== 'object' || !isSealed(value)) throw new Error(`${field} is not sealed`);
    const opened = open(this.#key, placeOf(this.stream, this.id, field), value);
    this.#opened ??= new Map();
    this.#opened.set(field, opened);
    return opened;
  }

  /** For printing and comparison. */
  toJSON(): RecordedEvent {
    return plainEvent(this);
  }
}

/** Where data with sealed fields keeps the event that opens them. */
const opener = Symbol('opener');
type Openable = { readonly [opener]: Pick<DecodedEvent, 'open'> };

/**
 * One accessor for all events. One for each would give every object a different shape, which costs more than it saves.
 */
const accessors = new Map<string, PropertyDescriptor & ThisType<Openable>>();

function accessorOf(field: string): PropertyDescriptor & ThisType<Openable> {
  const known = accessors.get(field);
  if (known) return known;
  const accessor: PropertyDescriptor & ThisType<Openable> = {
    enumerable: true,
    configurable: true,
    get() {
      return this[opener].open(field);
    },
  };
  accessors.set(field, accessor);
  return accessor;
}

/** Makes fields that an event opens on the first access to each. */
function openOnAccess(data: JsonObject, fields: readonly string[], event: Pick<DecodedEvent, 'open'>): void {
  Object.defineProperty(data, opener, { value: event });
  for (const field of fields) Object.defineProperty(data, field, accessorOf(field));
}
