import type { PageInks } from '../../../../domain/inks.ts';
import type { AgentCard } from '../../../../domain/look.ts';
import type { Chapter } from '../../videos/captions.ts';
import type { SharedPicture } from '../pictures.ts';
import type { SharedVideo } from '../reads.ts';
import type { TourForm } from './tour-form.ts';

/** The agent of the property; empty lines are not shown. */
export interface Agent extends AgentCard {
  /** Path of the logo or portrait; undefined without one. */
  readonly pictureUrl: string | undefined;
  /** Whether it is the brand's logo. */
  readonly hasLogo: boolean;
  /** Undefined without a brand. */
  readonly colours: PageInks | undefined;
}

export interface VideoPage {
  readonly shared: SharedVideo;
  readonly agent: Agent | undefined;
  /** The presenter's name; undefined when nobody knows it at present. */
  readonly presenter: string | undefined;
  readonly chapters: readonly Chapter[];
  /** Undefined where the link takes no tour requests. */
  readonly tour: TourForm | undefined;
  /** Default: 200. */
  readonly status?: number;
  /** Those that the video shows. */
  readonly pictures: readonly SharedPicture[];
  readonly publicUrl: string;
}

/** Width and height of the videos of each format, in pixels. */
export const videoSizes = { landscape: [1280, 720], portrait: [720, 1280], square: [720, 720] } as const;
