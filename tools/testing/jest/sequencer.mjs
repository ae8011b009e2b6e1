import Sequencer from '@jest/test-sequencer';

/**
 * The files that take longest, the longest first. Without figures of an earlier run Jest would begin with the largest
 * files, and end with a long one on a single processor.
 */
const longest = [
  'e2e/kill/kill.',
  'e2e/browser/routes.',
  'e2e/browser/admin.',
  'e2e/browser/twins.',
  'e2e/kill/erasure.',
  'e2e/browser/main-job.',
  'e2e/browser/sharing.',
  'e2e/black-box/restarts.',
  'e2e/process/',
  'providers/voice/estimate.',
  'video/local/local-video-provider.',
  'identity/embedded/browser.',
  'event-store/eventstoredb/kill.',
  'payments-simulator/crash.',
  'identity/embedded/accounts.',
  'tools/reading.',
  'listings/web/threaded-reader.',
  'domain/credits/mutants.',
  'server/billing-model.',
  'testing/purchase-histories.',
  'testing/billing-histories.',
];
const placeOf = ({ path }) => longest.findIndex((part) => path.includes(part));

export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = (test) => placeOf(test) >= 0;
    return [
      ...sorted.filter(isLong).sort((one, other) => placeOf(one) - placeOf(other)),
      ...sorted.filter((test) => !isLong(test)),
    ];
  }
}
