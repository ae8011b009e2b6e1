/** What users do that leaves something behind. Each has its price; a month is so many of each. */
export const activities = {
  account: 'an account (registered, trial granted, key made)',
  purchase: 'a purchase (quoted, paid, granted)',
  film: 'a film of a minute (ordered, held, rendered, captured)',
  failure: 'a failed attempt and its repetition',
  deletion: 'a deletion of a finished film',
  refund: 'a refund of a purchase',
  lapse: 'a trial that lapses',
} as const;

export type Activity = keyof typeof activities;
export const activityNames = Object.keys(activities) as readonly Activity[];

/** Figures by name: counts and bytes of what is kept, e.g. `events/video` or `models/videos.videos/documents`. */
export type Weights = Readonly<Record<string, number>>;

/** Name by name, `scale` times the second added to the first. */
export function plus(a: Weights, b: Weights, scale = 1): Weights {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) + scale * (b[name] ?? 0)]));
}

/** All figures times a number. */
export const timesAll = (weights: Weights, factor: number): Weights => plus({}, weights, factor);
