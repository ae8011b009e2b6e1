import { AssertionError } from 'node:assert';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadMutant, type Mutant } from '../testing/mutate.ts';
import { specify } from '../testing/spec.ts';
import * as videos from './index.ts';
import type { VideoEvent, VideoFailureCode } from './index.ts';
import {
  checkTransitions,
  type CommandName,
  commands,
  events,
  histories,
  table,
  type Videos,
} from './testing/transitions.ts';

const { given } = specify({ initial: videos.initialVideo, decide: videos.decideVideo, evolve: videos.evolveVideo });
const sentences = { NOT_FOUND: 'Video not found', NOT_ALLOWED_NOW: 'Only a failed video can be tried again.' } as const;

const eventsOf = (
  answer: VideoEvent | readonly [VideoEvent, ...VideoEvent[]],
): readonly [VideoEvent, ...VideoEvent[]] => ('type' in answer ? [answer] : answer);

describe.each(Object.entries(histories))('a video that is %s', (name, history: readonly VideoEvent[]) => {
  test.each(Object.keys(commands) as CommandName[])('allows or refuses %s', (called) => {
    const outcome = given(...history).when(commands[called]);
    const expected = table[name as keyof typeof histories][called];
    if (expected === undefined) outcome.thenNothing();
    else if (typeof expected === 'object') outcome.then(...eventsOf(expected));
    else outcome.thenRefused(expected, sentences[expected]);
  });
});

test('an attempt names its video', () => {
  expect(videos.videoIdOf(videos.attemptId('a-b-1', 12))).toBe('a-b-1');
});

describe('a retry is refused', () => {
  const failedWith = (code: VideoFailureCode, attempt = 1): readonly VideoEvent[] => [
    events.requested,
    ...Array.from({ length: attempt - 1 }, (_, n) => [events.failed(n + 1), events.retried(n + 2)]).flat(),
    { type: 'VideoFailed', data: { videoId: 'v1', userId: 'u1', attempt, code, timedOut: false } },
  ];

  test('when the same request would fail again, with the reason', () => {
    given(...failedWith('no_words'))
      .when(commands.retry)
      .thenRefused('NOT_ALLOWED_NOW', 'The script has no words to speak.');
  });

  test('after ten attempts', () => {
    given(...failedWith('renderer_failed', 9))
      .when(commands.retry)
      .then(events.retried(10));
    given(...failedWith('renderer_failed', 10))
      .when(commands.retry)
      .thenRefused('NOT_ALLOWED_NOW', 'This video has failed too often. Please create a new one.');
  });
});

describe('the table of transitions', () => {
  test('holds', () => {
    checkTransitions(videos);
  });

  const put = (name: string, find: string, by: string): Mutant => ({
    name,
    patches: [{ file: 'decide.ts', find, put: by }],
  });
  test.each([
    put('any-attempt', 'if (command.attempt !== state.attempt) return [];', ''),
    put('ready-can-fail', "return !open ? [] : [{ type: 'VideoFailed'", "return [{ type: 'VideoFailed'"),
    put('late-result-lost', "const late = state.status === 'failed' && state.timedOut;", 'const late = false;'),
    put(
      'failure-can-complete',
      "const late = state.status === 'failed' && state.timedOut;",
      "const late = state.status === 'failed';",
    ),
    put('late-result-unmarked', '...common, ...made, late }', '...common, ...made, late: false }'),
    put('retry-of-anything', "if (status !== 'failed') return refuse", 'if (false) return refuse'),
    put('retry-keeps-its-attempt', 'const attempt = last + 1;', 'const attempt = last;'),
    put('deleted-twice', '|| !isPresent(state.status)) {', ') {'),
    put('purged-can-return', "state.status === 'deleted' && !state.purged &&", "state.status === 'deleted' &&"),
    put(
      'restored-without-attempt',
      'return isCancelled(state) ? [restored, nextAttempt(halfCredits, request, state)] : [restored];',
      'return [restored];',
    ),
    put('requested-twice', "if (state.status !== 'none') return [];", ''),
    put(
      'always-rendering',
      'attempt: state.attempt, statusBefore: state.status',
      "attempt: state.attempt, statusBefore: 'processing' as const",
    ),
    put(
      'started-twice',
      "return state.status === 'pending' ? [{ type: 'VideoRenderStarted'",
      "return open ? [{ type: 'VideoRenderStarted'",
    ),
  ])('finds the mistake $name', async (mutant) => {
    const wrong = await loadMutant<Videos>(join(process.cwd(), 'domain/videos'), mutant);
    expect(() => checkTransitions(wrong)).toThrow(AssertionError);
  });
});
