import { expect, test } from '@jest/globals';
import { START } from '../domain/envelope.ts';
import { metricsText } from './metrics.ts';

const position = START;
const live = {
  name: 'videos',
  version: '1',
  state: 'live',
  ready: true,
  position,
  head: position,
  behind: false,
  lagEvents: 0,
} as const;
const broken = {
  name: 'credits',
  version: '1',
  state: 'stopped',
  ready: true,
  position,
  head: position,
  behind: true,
  lagEvents: 7,
} as const;

test('a role without commands or a gateway says nothing of them', () => {
  const text = metricsText({ projections: [live, broken], streams: [] });
  expect(text).toContain('curbcast_projection_lag_events{projection="credits"} 7\n');
  expect(text).toContain('curbcast_projection_failing{projection="credits"} 1\n');
  expect(text).toContain('curbcast_projection_failing{projection="videos"} 0\n');
  expect(text).not.toMatch(/process_in_flight|sockets_open/);
});

test('every line is one that Prometheus can read, whatever a label holds', () => {
  const text = metricsText({
    projections: [{ ...live, name: 'a "b"\\c\nd' }],
    streams: [],
    commands: { processes: [{ name: 'rendering', state: 'retrying', position, inFlight: 2 }], conflicts: 3, frozen: 0 },
    gateway: { subscriptions: 4, sockets: 5, answers: new Map([['200', 6]]) },
  });
  expect(text).toContain('curbcast_projection_ready{projection="a \\"b\\"\\\\c\\nd"} 1\n');
  expect(text).toContain('curbcast_process_failing{process="rendering"} 1\n');
  expect(text).toContain('curbcast_append_conflicts_total 3\n');
  expect(text).toContain('curbcast_requests_total{status="200"} 6\n');
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) curbcast_\w+ .+|curbcast_\w+(\{\w+="(?:[^"\\\n]|\\.)*"\})? \d+)$/);
});
