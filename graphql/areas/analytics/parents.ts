/** The figures of one video, by its id. */
export interface VideoAnalyticsParent {
  readonly id: string;
}
