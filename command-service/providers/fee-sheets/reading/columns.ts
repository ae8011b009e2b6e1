import { centerOf, distanceOf, leftOf } from './geometry.ts';
import { figureTypeOf } from './labels.ts';
import { partsOfRow } from './parts.ts';
import { emptyRow, rowOf, type Cell, type Row, type Word } from './rows.ts';

/**
 * The content of a column of a table: figures of the borrower, of somebody else, or of an earlier form or another
 * period.
 */
interface Column {
  readonly center: number;
  readonly counts: boolean;
}

interface Table {
  readonly columns: readonly Column[];
  /**
   * Whether each column has all figures of a loan, its rate and term too; otherwise amounts only. Which loan counts is
   * then likely, not sure: where they differ, the user is asked.
   */
  readonly isOfLoans?: true;
  /** The heading of the column that names each row's payer. */
  readonly payer?: readonly Word[];
}

const others = /^(?:seller|lender|broker|others?|paid by others)(?:'s)?(?:[- ]paid)?$/i;
const borrower = /^(?:borrower|buyer|client|borrower\s?\/\s?buyer|buyer\s?\/\s?borrower)(?:'s)?(?:[- ]paid)?$/i;
/** The columns of a comparison: the loan or the form that counts, an earlier or a second one, and their difference. */
const nowColumn =
  /^(?:final|closing disclosure|revised(?: le| loan estimate)?|(?:proposed|new)(?: loan)?|(?:1st|first) (?:lien|mortgage)(?: \(.*\))?)$/i;
const formerColumn =
  /^(?:(?:loan|initial) estimate|initial(?: le| loan estimate)?|(?:present|existing|current|old)(?: loan)?|(?:2nd|second) (?:lien|mortgage)(?: \(.*\))?)$/i;
/** The column of a Closing Disclosure, whose labels take rows without values. */
const isForm = /^(?:loan|initial) estimate$/i;
const changeColumn = /^(?:change|difference|savings)$/i;
const subheading = /^(?:at closing|before closing|others?|debit|credit)$/i;

/**
 * The rows of a page with only the borrower's figures: without the columns of seller, lender and others, the column of
 * the earlier form, the seller's half of a Closing Disclosure, and rows that somebody else pays. In a table with a
 * yearly and a monthly column, the monthly one counts.
 */
export function borrowersRows(rows: readonly Row[]): readonly Row[] {
  const kept: Row[] = [];
  let table: Table | undefined;
  let sellersHalf = Infinity;
  for (const [at, whole] of rows.entries()) {
    sellersHalf = Math.min(sellersHalf, sellersHalfOf(whole));
    const row = leftOfEdge(whole, sellersHalf);
    if (row === undefined) {
      kept.push(emptyRow);
      continue;
    }
    const heading = tableOf(row, rows[at + 1]);
    const isOver = endsTable(row) || (table?.isOfLoans === true && isHeading(row));
    table = heading ?? (isOver ? undefined : table);
    const own = heading !== undefined || table === undefined ? row : ownPart(row, table);
    kept.push(own ?? emptyRow);
  }
  return kept;
}

/** The left edge of "SELLER'S TRANSACTION" beside the borrower's; infinite for any other row. */
function sellersHalfOf({ cells }: Row): number {
  const seller = cells.find(({ text }) =>
    /^(?:k\. )?(?:summary of )?seller's transaction$/i.test(text.replace(/[’‘`]/g, "'")),
  );
  return seller === undefined || seller === cells[0] ? Infinity : leftOf(seller.words);
}

function leftOfEdge(row: Row, edge: number): Row | undefined {
  if (edge === Infinity) return row;
  // Numbering is a little further left than its heading.
  const margin = edge * 0.02;
  return withWords(row, ({ left }) => left < edge - margin);
}

/** The table whose headings a row holds. */
function tableOf(row: Row, below: Row | undefined): Table | undefined {
  const { cells } = row;
  if (cells.length < 2 || partsOfRow(row).some(({ kind }) => kind === 'value')) return undefined;
  const named = (pattern: RegExp): readonly Cell[] => cells.filter(({ text }) => pattern.test(text.trim()));
  const column = (counts: boolean) => (cell: Cell) => ({ center: centerOf(cell.words), counts });
  const [now, before] = [named(nowColumn), named(formerColumn)];
  if (now.length === 1 && before.length === 1)
    return {
      columns: [...[...before, ...named(changeColumn)].map(column(false)), ...now.map(column(true))],
      ...(before.some(({ text }) => isForm.test(text)) ? {} : { isOfLoans: true }),
    };
  const [monthly, yearly] = [named(/^(?:per )?month(?:ly)?$/i), named(/^(?:annual(?:ly)?|yearly|(?:per )?year)$/i)];
  if (monthly.length === 1 && yearly.length === 1)
    return { columns: [...yearly.map(column(false)), ...monthly.map(column(true))] };
  const [mine, theirs] = [named(borrower), named(others)];
  // "Appraisal   Borrower   Lender": a row of charges without its amount.
  const isCharge = cells.some(({ text }) => figureTypeOf(text) !== undefined);
  if (!isCharge && !namesParties(cells) && mine.length === 1 && theirs.length + named(/^paid by$/i).length > 0) {
    const payers = [...mine.map(column(true)), ...[...theirs, ...named(/^paid by$/i)].map(column(false))];
    const parts = below?.cells.flatMap(halvesOf).filter(({ text }) => subheading.test(text.trim())) ?? [];
    return parts.length < 2
      ? { columns: payers }
      : {
          columns: parts.map(({ words, text }) => {
            const center = centerOf(words);
            const isOurs = theirs.length === 0 || (nearest(payers, center)?.counts ?? true);
            return { center, counts: !/^other/i.test(text) && isOurs };
          }),
        };
  }
  const [paidBy] = named(/^paid by\b.*$/i);
  if (paidBy !== undefined && named(/^amount$/i).length > 0) return { columns: [], payer: paidBy.words };
  return undefined;
}

/** "Buyer Theo Lindgren Seller Mary Dobbs": the names of both, no headings of columns. */
const namesParties = (cells: readonly Cell[]): boolean => {
  const [one, name, other, , ...more] = cells.map(({ text }) => text.trim());
  const isHeading = (text = ''): boolean => [others, borrower, subheading].some((pattern) => pattern.test(text));
  return cells.length > 3 && more.length === 0 && isHeading(one) && !isHeading(name) && isHeading(other);
};

/** "At Closing Before Closing": two headings that only a space divides. */
const halvesOf = (cell: Cell): readonly Cell[] =>
  /^at closing before closing$/i.test(cell.text.trim())
    ? [
        { text: 'At Closing', words: cell.words.slice(0, 2) },
        { text: 'Before Closing', words: cell.words.slice(2) },
      ]
    : [cell];

/** One run of words without a value. */
const isHeading = (row: Row): boolean =>
  row.cells.length === 1 && partsOfRow(row).every(({ kind }) => kind === 'words');

/** A heading that opens another part of the page. */
const endsTable = ({ text, cells }: Row): boolean =>
  cells.length <= 2 &&
  !/\d/.test(text) &&
  /^(?:summaries of transactions|payoffs and payments|borrower's transaction|total estimated (?:funds|monthly))|\b(?:funds|cash) (?:needed )?to close\b|\bmonthly (?:housing )?(?:expenses?|payments?|costs?)\b/i.test(
    text,
  );

/** A row without the values of columns that do not count; undefined when nothing of the borrower's is left. */
function ownPart(row: Row, { columns, payer, isOfLoans }: Table): Row | undefined {
  if (payer !== undefined) {
    const by = row.cells.find(({ words }) => distanceOf(words, payer) < leftOf(payer) * 0.05);
    return by !== undefined && others.test(by.text.trim()) ? undefined : row;
  }
  const values = partsOfRow(row).flatMap((part) =>
    part.kind === 'value' && (part.value.kind === 'money' || isOfLoans === true) && part.start === 0 ? [part] : [],
  );
  const foreign = values.filter(({ words }) => nearest(columns, centerOf(words))?.counts === false);
  // A value that may be misread stays beside the other one, so that a person sees both.
  const isDoubtful = values.some(
    (part) => part.cell !== row.cells[0] && !foreign.includes(part) && part.value.isBare && part.value.amount >= 100,
  );
  if (foreign.length === 0 || isDoubtful) return row;
  if (foreign.length === values.length) return isOfLoans === true ? { ...row, isCompared: true } : undefined;
  const dropped = new Set<Word>(foreign.flatMap(({ words }) => words));
  const own = withWords(row, (word) => !dropped.has(word));
  const texts = new Set(values.map(({ value }) => value.text));
  return own === undefined || isOfLoans !== true || texts.size === 1 ? own : { ...own, isCompared: true };
}

const nearest = (columns: readonly Column[], center: number): Column | undefined =>
  columns.toSorted((a, b) => Math.abs(a.center - center) - Math.abs(b.center - center))[0];

function withWords({ cells }: Row, isKept: (word: Word) => boolean): Row | undefined {
  const left = cells
    .map(({ words }) => words.filter(isKept))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, text: words.map(({ text }) => text).join(' ') }));
  return left.length === 0 ? undefined : rowOf(left);
}
