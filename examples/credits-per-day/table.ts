import type { DayOfUse } from './usage.ts';

const widest = 30;

/** The days as lines for a terminal, with bars and a sum. */
export function tableOf(days: readonly DayOfUse[]): string {
  if (days.length === 0) return 'No credits were used yet.';
  const most = Math.max(...days.map(({ credits }) => credits));
  const rows = days.map(({ day, videos, users, credits, seconds }) =>
    line(day, videos, users, credits, seconds, '█'.repeat(Math.round((credits / most) * widest))),
  );
  const sum = (value: (day: DayOfUse) => number): number => days.reduce((total, day) => total + value(day), 0);
  const header = `${'Day'.padEnd(10)}  ${'Videos'.padStart(8)}  ${'Users'.padStart(7)}  ${'Credits'.padStart(9)}  ${'Minutes'.padStart(9)}`;
  const total = line(
    'Together',
    sum((day) => day.videos),
    undefined,
    sum((day) => day.credits),
    sum((day) => day.seconds),
    '',
  );
  return [header, '─'.repeat(header.length), ...rows, '─'.repeat(header.length), total].join('\n');
}

/** Users are not summed: the same user on two days counts once. */
function line(
  day: string,
  videos: number,
  users: number | undefined,
  credits: number,
  seconds: number,
  bar: string,
): string {
  const cells = [
    day.padEnd(10),
    String(videos).padStart(8),
    String(users ?? '').padStart(7),
    credits.toFixed(1).padStart(9),
    (seconds / 60).toFixed(1).padStart(9),
  ];
  return `${cells.join('  ')}  ${bar}`.trimEnd();
}
