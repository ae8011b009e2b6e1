import { namesReceipt } from './labels.ts';
import type { Sighting } from './pairs.ts';
import type { FoundValue } from './values.ts';

/** The value with the sign that its row gives it. A credit means the same with and without a minus. */
export function signedValue({ type, value, label, side }: Sighting): FoundValue {
  const { credit, signed } = type;
  if (credit === true && value.amount < 0) return turned(value);
  if (signed === true && (side === 'receives' || namesReceipt(label)) && value.amount > 0) return turned(value);
  return value;
}

const turned = (value: FoundValue): FoundValue => ({
  ...value,
  amount: -value.amount,
  text: value.amount < 0 ? value.text.replace(/^-/, '') : `-${value.text}`,
});

/**
 * Makes the places of one figure agree on its sign. A calculation may subtract an amount that the same form charges
 * elsewhere, and boxes beside one place name the payer in all of them.
 */
export function withAgreedSigns<T extends Sighting>(seen: readonly T[]): readonly T[] {
  const sameAmount = (one: Sighting, other: Sighting): boolean =>
    Math.abs(Math.abs(one.value.amount) - Math.abs(other.value.amount)) < 0.005;
  return seen.map((each): T => {
    const { type, value, side } = each;
    const others = seen.filter((other) => other !== each && sameAmount(each, other));
    if (type.kind !== 'money' || others.length === 0) return each;
    if (type.signed !== true)
      return value.amount < 0 && others.some((other) => other.value.amount > 0)
        ? { ...each, value: turned(value) }
        : each;
    const sided = others.find((other) => other.side === 'receives' || other.side === 'brings')?.side;
    return side === undefined && sided !== undefined && value.amount > 0 ? { ...each, side: sided } : each;
  });
}
