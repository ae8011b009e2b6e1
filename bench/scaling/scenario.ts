import type { Activity } from './activities.ts';

/** What a thousand customers do in a month, and how unevenly. Assumptions about people, not measurements. */
export interface Scenario {
  /** Users who do something in a month. */
  readonly activeUsers: number;
  /** What a thousand active users do in a month. */
  readonly perThousand: Readonly<Record<Activity, number>>;
  /** Visits of an active user in a month, minutes that a page stays open, requests in a visit. */
  readonly visits: number;
  readonly visitMinutes: number;
  readonly requestsPerVisit: number;
  /** Share of a working day's work that falls into its busiest hour; working days in a month. */
  readonly busiestHour: number;
  readonly workingDays: number;
  /** How much the busiest second is above the mean of the busiest hour. */
  readonly burst: number;
}

export const base: Scenario = {
  activeUsers: 1_000,
  perThousand: { account: 100, purchase: 400, film: 4_000, failure: 80, deletion: 600, refund: 4, lapse: 50 },
  visits: 12,
  visitMinutes: 30,
  requestsPerVisit: 40,
  busiestHour: 0.15,
  workingDays: 22,
  burst: 3,
};

export const scales = [1, 10, 100, 1_000] as const;

/** The same customers, so many times as many of them. */
export const scaled = (scenario: Scenario, scale: number): Scenario => ({
  ...scenario,
  activeUsers: scenario.activeUsers * scale,
});

/**
 * What nobody measured here: published orders of magnitude, and sizes that an operator chooses. To be replaced by one's
 * own as soon as there are any.
 */
export interface Assumptions {
  /**
   * Events a second that an EventStoreDB cluster takes, and gives to all its readers together: the vendor's published
   * order of magnitude.
   */
  readonly eventStoreWrites: number;
  readonly eventStoreReads: number;
  /** Bytes that EventStoreDB adds to an event for its record and its index. */
  readonly eventStoreOverhead: number;
  /** Writes of small documents a second that a MongoDB primary acknowledges for a majority: order of magnitude. */
  readonly mongoWrites: number;
  /** Records a second that one consumer of one partition works off. */
  readonly consumer: number;
  /** Bytes of the disk of one machine, and how many of them are copied in a second. */
  readonly disk: number;
  readonly copy: number;
  /** Seconds that a rebuild, a check and a backup may take: an evening, a night, a night. */
  readonly rebuild: number;
  readonly check: number;
  readonly backup: number;
  /** How full a part may be planned: the rest is for the next spike and for what fails. */
  readonly planned: number;
}

export const assumptions: Assumptions = {
  eventStoreWrites: 15_000,
  eventStoreReads: 50_000,
  eventStoreOverhead: 150,
  mongoWrites: 5_000,
  consumer: 10_000,
  disk: 1e12,
  copy: 1e8,
  rebuild: 4 * 3_600,
  check: 8 * 3_600,
  backup: 8 * 3_600,
  planned: 0.5,
};
