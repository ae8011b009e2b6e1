import type { StatementDocument } from '../../../projection-service/index.ts';
import { inWords, say, type Language, type Sentence } from '../../../words/index.ts';
import { purposeOf } from '../credits/wording.ts';
import { credits } from '../../scalars.ts';

/** The parts that explain a balance. Amounts are half-credits. */
export interface Explained {
  readonly name: string;
  /** The newest rows of the statement, the oldest of them first. */
  readonly rows: readonly StatementDocument[];
  /** Available now: credits that have expired since the last row do not count. */
  readonly available: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How many grants are named one by one. */
const namedGrants = 5;

/** A part of the explanation, and by how much it moved what is available. */
interface Part {
  readonly sentence: Sentence;
  readonly change: number;
}

/**
 * A paragraph that says why an account has its credits: what came in, what videos used, what expired or was taken. The
 * changes that it names add up to the balance.
 */
export function explainBalance({ name, rows, available, now }: Explained, language: Language): string {
  const words = wordsFor(language);
  const first = rows[0];
  const has = say('WHY_HAS', { name, credits: words.credits(available), day: words.day(now) });
  if (first === undefined) return [has, say('WHY_NO_HISTORY')].map((each) => inWords(each, language)).join(' ');
  const before = first.balanceAfter - first.change;
  const stored = rows.at(-1)?.balanceAfter ?? 0;
  const lapsed = stored - available;
  const parts = [
    ...partsOf(rows, words),
    ...(lapsed > 0 ? [{ sentence: say('WHY_LAPSED', { credits: words.credits(lapsed) }), change: -lapsed }] : []),
  ];
  const began =
    first.revision > 0 && before !== 0
      ? [say('WHY_BEGAN', { day: words.day(first.time), credits: words.credits(before) })]
      : [];
  const moved = [before, ...parts.map(({ change }) => change)].filter((change) => change !== 0);
  const total = moved.length > 1 ? [say('WHY_SUM', { sum: sumInWords(moved), credits: words.credits(available) })] : [];
  return [has, ...began, ...parts.map(({ sentence }) => sentence), ...total]
    .map((each) => inWords(each, language))
    .join(' ');
}

type Words = ReturnType<typeof wordsFor>;

function wordsFor(language: Language) {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    day: (time: number): string => format.format(time),
    credits: (halfCredits: number): Sentence =>
      halfCredits === 2 ? say('ONE_CREDIT') : say('MANY_CREDITS', { count: credits(halfCredits) }),
    list: (parts: readonly Sentence[]): string =>
      new Intl.ListFormat(language).format(parts.map((part) => inWords(part, language))),
  };
}

/** `12 - 4.5 + 1`. */
const sumInWords = (changes: readonly number[]): string =>
  changes
    .map((change, index) => {
      const size = credits(Math.abs(change));
      if (index === 0) return change < 0 ? `-${size}` : `${size}`;
      return change < 0 ? `- ${size}` : `+ ${size}`;
    })
    .join(' ');

const sumOf = (rows: readonly StatementDocument[]): number => rows.reduce((sum, { change }) => sum + change, 0);

function partsOf(rows: readonly StatementDocument[], words: Words): readonly Part[] {
  const grants = rows.filter(({ kind }) => kind === 'GRANT');
  const ofVideos = rows.filter(({ videoId }) => videoId !== null);
  const others = rows.filter(({ kind, videoId }) => kind !== 'GRANT' && videoId === null);
  return [...grantParts(grants, words), ...videoParts(ofVideos, words), ...others.map((row) => otherPart(row, words))];
}

function grantParts(grants: readonly StatementDocument[], words: Words): readonly Part[] {
  if (grants.length === 0) return [];
  const named = grants.slice(-namedGrants);
  const earlier = grants.slice(0, -namedGrants);
  const sumOfAmounts = (some: typeof grants): number => some.reduce((sum, { amount }) => sum + amount, 0);
  const list = words.list([
    ...(earlier.length > 0
      ? [say('WHY_EARLIER', { credits: words.credits(sumOfAmounts(earlier)), count: earlier.length })]
      : []),
    ...named.map((row) =>
      say('WHY_ITEM', { credits: words.credits(row.amount), what: purposeOf(row), day: words.day(row.time) }),
    ),
  ]);
  const granted = sumOfAmounts(grants);
  const toDebt = granted - sumOf(grants);
  return [
    { sentence: say('WHY_GRANTED', { list }), change: granted },
    ...(toDebt > 0 ? [{ sentence: say('WHY_TO_DEBT', { credits: words.credits(toDebt) }), change: -toDebt }] : []),
  ];
}

/** Holds, captures and returns, put together for each video. */
function videoParts(rows: readonly StatementDocument[], words: Words): readonly Part[] {
  const videos = [...Map.groupBy(rows, ({ videoId }) => videoId).values()].map((own) => ({
    change: sumOf(own),
    isWhole: own[0]?.kind === 'HOLD',
    isOpen: own.at(-1)?.kind === 'HOLD',
    used: own.reduce((sum, row) => sum + (row.kind === 'CAPTURE' ? row.amount : 0), 0),
  }));
  const whole = videos.filter(({ isWhole }) => isWhole);
  const finished = whole.filter(({ isOpen, used }) => !isOpen && used > 0);
  const open = whole.filter(({ isOpen }) => isOpen);
  const returned = whole.filter(({ isOpen, used }) => !isOpen && used === 0);
  // Their holds are older than the rows: what was held is not in the balance before.
  const back = videos.reduce((sum, { isWhole, change }) => (isWhole ? sum : sum + change), 0);
  const used = finished.reduce((sum, video) => sum + video.used, 0);
  const held = open.reduce((sum, video) => sum - video.change, 0);
  // The loss of a hold: its lots expired meanwhile, or the returned part paid a debt.
  const lost = back - sumOf(rows) - used - held;
  const count = { credits: words.credits(used), count: finished.length };
  return [
    ...(finished.length > 0
      ? [
          {
            sentence: finished.length === 1 ? say('WHY_USED_ONE', { credits: count.credits }) : say('WHY_USED', count),
            change: -used,
          },
        ]
      : []),
    ...(held > 0 ? [{ sentence: say('WHY_HELD', { credits: words.credits(held) }), change: -held }] : []),
    ...(returned.length > 0
      ? [
          {
            sentence: returned.length === 1 ? say('WHY_RETURNED_ONE') : say('WHY_RETURNED', { count: returned.length }),
            change: 0,
          },
        ]
      : []),
    ...(back > 0 ? [{ sentence: say('WHY_CAME_BACK', { credits: words.credits(back) }), change: back }] : []),
    ...(lost === 0 ? [] : [{ sentence: say('WHY_LOST_IN_HOLD', { credits: words.credits(lost) }), change: -lost }]),
  ];
}

function otherPart(row: StatementDocument, words: Words): Part {
  const { kind, change, time } = row;
  const values = { credits: words.credits(Math.abs(change)), day: words.day(time) };
  if (kind === 'EXPIRY') return { sentence: say('WHY_EXPIRED', values), change };
  if (kind === 'CLAW_BACK') return { sentence: say('WHY_CLAWED_BACK', values), change };
  if (kind === 'RESTORE') return { sentence: say('WHY_RESTORED', values), change };
  const size = credits(Math.abs(change));
  const signed = change < 0 ? `-${size}` : `+${size}`;
  return { sentence: say('WHY_CHANGED', { what: purposeOf(row), day: values.day, change: signed }), change };
}
