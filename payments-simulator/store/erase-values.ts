/** The replacement of an erased address: it receives no mail. */
export const nobody = 'erased@example.invalid';

/** The payer whose values are erased: the ids of the payer's objects and the addresses, in any letter case. */
export interface Leaving {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
}

/** Fields that hold an address or a person's text. All others (ids, currencies, states) are never changed. */
const personal: ReadonlySet<string> = new Set([
  'email',
  'receipt_email',
  'customer_email',
  'name',
  'customer_name',
  'description',
  'memo',
]);

/**
 * A copy of a JSON value in which the leaving payer's own objects no longer hold the addresses. Only whole values are
 * replaced, and only inside an object with one of the payer's ids, wherever it is nested (in an event, in an answer).
 */
export function withoutAddresses(value: unknown, leaving: Leaving, isOwn = false): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutAddresses(entry, leaving, isOwn));
  if (typeof value !== 'object' || value === null) return value;
  const own = belongs(value, leaving, isOwn);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      name === 'metadata' && own ? withoutWritten(field, leaving) : fieldOf(name, field, leaving, own),
    ]),
  );
}

/** An object with an id names its owner itself; one without an id belongs to the surrounding object. */
function belongs(value: object, { ids }: Leaving, isOwn: boolean): boolean {
  if (!('object' in value && 'id' in value && typeof value.id === 'string')) return isOwn;
  return ids.has(value.id);
}

function fieldOf(name: string, field: unknown, leaving: Leaving, own: boolean): unknown {
  if (typeof field !== 'string') return withoutAddresses(field, leaving, own);
  return own && personal.has(name) && isAddress(field, leaving) ? nobody : field;
}

/**
 * The product chooses the names in metadata, so an address is recognized by its `@`. None of our codes is mistaken for
 * one.
 */
function withoutWritten(metadata: unknown, leaving: Leaving): unknown {
  if (typeof metadata !== 'object' || metadata === null) return metadata;
  return Object.fromEntries(
    Object.entries(metadata).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'string' && text.includes('@') && isAddress(text, leaving) ? nobody : text,
    ]),
  );
}

const isAddress = (text: string, { addresses }: Leaving): boolean =>
  addresses.some((address) => address.toLowerCase() === text.toLowerCase());
