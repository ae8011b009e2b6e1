import { cedarBluffRoad } from './cedar-bluff-road.ts';
import { foundryRow } from './foundry-row.ts';
import { harborStreet } from './harbor-street.ts';
import { larkspurLane } from './larkspur-lane.ts';
import type { SampleContent } from './listing.ts';

export const sampleContents: readonly SampleContent[] = [larkspurLane, cedarBluffRoad, harborStreet, foundryRow];
