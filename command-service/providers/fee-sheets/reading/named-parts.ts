import type { Part } from './parts.ts';

/** What a recording fee consists of. */
export const partsOfRecording = /^(?:deed|mortgage|releases?)\W*$/i;

/** Whether a recording fee's label ends with a part of it and another part follows. */
export const isPartOfRecording = (parts: readonly Part[], at: number): boolean => {
  const [label, ...others] = parts.slice(at);
  return (
    label?.kind === 'words' &&
    /\b(?:deed|mortgage)$/i.test(label.text) &&
    others.some((part) => part.kind === 'words' && partsOfRecording.test(part.text))
  );
};

/**
 * "Deed: $40.00 Mortgage: $45.00 $85.00": the last value is the sum of the named parts before it, with or without a
 * payee between them.
 */
export function totalOf(parts: readonly Part[], at: number): number | undefined {
  let [sum, addends] = [0, 0];
  for (let next = at; next < parts.length; next += 1) {
    const [name, part] = [parts[next - 1], parts[next]];
    if (part?.kind !== 'value' || part.value.kind !== 'money') continue;
    const isSum = sum > 0 && Math.abs(part.value.amount - sum) < 0.005;
    // Also behind a part without its amount: "Releases $ $160.00".
    const isEmpty = name?.kind === 'words' && name.text.endsWith('$');
    if (name?.kind === 'value' || (isSum && (isEmpty || addends > 1))) return isSum ? next : undefined;
    sum += part.value.amount;
    addends += 1;
  }
  return undefined;
}
