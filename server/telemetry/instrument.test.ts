import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Commands } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts';
import { instrumentAppends, instrumentCommands } from './instrument.ts';
import { createMeasurements } from './measurements.ts';

let observed: (readonly [name: string, labels: object])[];
let spans: string[];
const telemetry: Telemetry = {
  ...noTelemetry,
  observe: (name, _seconds, labels) => void observed.push([name, labels]),
  span: (name, _options, work) => {
    spans.push(name);
    return work();
  },
};
beforeEach(() => {
  [observed, spans] = [[], []];
});

describe('commands', () => {
  const commandsWith = (startVideo: () => Promise<unknown>): Commands =>
    instrumentCommands({ videos: { startVideo } } as object as Commands, telemetry);
  const start = (commands: Commands): Promise<unknown> =>
    (commands.videos.startVideo as object as () => Promise<unknown>)();

  test.each([
    ['done', async () => 'the answer'],
    ['refused', () => Promise.reject(new Refusal('NOT_FOUND', 'Video not found'))],
    ['failed', () => Promise.reject(new Error('disk full'))],
  ])('are measured by name and outcome: %s', async (outcome, startVideo) => {
    const answer = await start(commandsWith(startVideo)).catch((error: unknown) => error);
    expect(answer).toEqual(await startVideo().catch((error: unknown) => error));
    expect(observed).toEqual([['command_seconds', { command: 'videos.startVideo', outcome }]]);
    expect(spans).toEqual(['command videos.startVideo']);
  });
});

test('appends are measured by engine, conflicts separately', async () => {
  const log = instrumentAppends(createMemoryEventStore(), 'memory', telemetry);
  await log.append('credits-1', 3, []).catch(() => undefined);
  await expect(log.append('credits-1', 3, [])).rejects.toThrow();
  expect(observed.at(-1)).toEqual(['append_seconds', { engine: 'memory', outcome: expect.any(String) }]);
  expect(spans).toContain('append');
});

test('measurements become histograms in Prometheus text', async () => {
  const measurements = createMeasurements();
  measurements.observe('command_seconds', 0.02, { command: 'videos.startVideo', outcome: 'done' });
  const text = await measurements.text();
  expect(text).toContain('curbcast_command_seconds_count{command="videos.startVideo",outcome="done"} 1');
  expect(text).toContain('curbcast_command_seconds_bucket{le="0.025",command="videos.startVideo",outcome="done"} 1');
});
