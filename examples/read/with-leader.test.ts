import { expect, test } from '@jest/globals';
import { withLeader } from './with-leader.ts';

const failure = (type: string): Error => Object.assign(new Error(type), { type });

/** Fails with these errors in turn, then answers. */
function broker(errors: readonly Error[]) {
  let asked = 0;
  const ask = async (): Promise<number> => {
    const error = errors[asked];
    asked += 1;
    if (error) throw error;
    return asked;
  };
  return ask;
}

test('a new topic is asked again until it has a leader', async () => {
  const ask = broker([failure('LEADER_NOT_AVAILABLE'), failure('NOT_LEADER_FOR_PARTITION')]);
  expect(await withLeader(ask, 1)).toBe(3);
});

test.each([
  ['an unknown topic', [failure('UNKNOWN_TOPIC_OR_PARTITION')]],
  ['a broker that never has a leader', Array.from({ length: 3 }, () => failure('LEADER_NOT_AVAILABLE'))],
])('%s is an error', async (_, errors) => {
  await expect(withLeader(broker(errors), 1, 3)).rejects.toBe(errors.at(-1));
});
