import { figureTypeOf } from './labels.ts';
import type { Row } from './rows.ts';

/** "Priya (lender): ", "[5/23/26, 3:52 PM] Priya: ": the name of a writer before a message. */
const speaker = /^((?:\[[\d/,.: ]{6,24}(?:[AP]M)?\] )?\p{L}[\p{L} .'-]{0,24}(?:\s?\([^)]{1,20}\))?):\s/u;
/** A name that begins this many rows is a writer's. */
const leastMessages = 3;

/** The rows of a chat without the names of its writers; rows of anything else stay as they are. */
export function withoutSpeakers(rows: readonly Row[]): readonly Row[] {
  const nameOf = ({ cells }: Row): string | undefined => speaker.exec(cells[0]?.text ?? '')?.[1];
  const messages = Map.groupBy(rows, nameOf);
  const isWriter = (name: string | undefined): boolean =>
    name !== undefined && figureTypeOf(name) === undefined && (messages.get(name)?.length ?? 0) >= leastMessages;
  return rows.map((row) => {
    const name = nameOf(row);
    const [first, ...cells] = row.cells;
    if (name === undefined || first === undefined || !isWriter(name)) return row;
    const words = first.words.slice(name.split(' ').length);
    const rest = [...(words.length === 0 ? [] : [{ words, text: words.map(({ text }) => text).join(' ') }]), ...cells];
    return { cells: rest, text: rest.map(({ text }) => text).join('  ') };
  });
}
