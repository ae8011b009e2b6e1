import { expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { statusMetrics } from './status-metrics.ts';

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

test('omits the metrics of commands and sockets in a role without them', async () => {
  const text = await statusMetrics({ projections: [live, broken], streams: [] });
  expect(text).toContain('curbcast_projection_lag_events{projection="credits"} 7\n');
  expect(text).toContain('curbcast_projection_failing{projection="credits"} 1\n');
  expect(text).toContain('curbcast_projection_failing{projection="videos"} 0\n');
  expect(text).not.toMatch(/process_in_flight|sockets_open/);
});

test('writes only lines that Prometheus can parse, whatever a label contains', async () => {
  const text = await statusMetrics({
    projections: [{ ...live, name: 'a "b"\\c\nd' }],
    streams: [],
    commands: {
      processes: [{ name: 'rendering', state: 'retrying', position, inFlight: 2, stalledSince: 5 }],
      conflicts: 3,
      frozen: 0,
      failures: [{ work: 'mail-requests', open: 9 }],
    },
    gateway: { subscriptions: 4, sockets: 5, answers: new Map([['200', 6]]) },
    disk: { free: 7, size: 8 },
  });
  expect(text).toContain('curbcast_projection_ready{projection="a \\"b\\"\\\\c\\nd"} 1\n');
  expect(text).toContain('curbcast_process_failing{process="rendering"} 1\n');
  expect(text).toContain('curbcast_process_stalled{process="rendering"} 1\n');
  expect(text).toContain('curbcast_process_failures_open{process="mail-requests"} 9\n');
  expect(text).toContain('curbcast_append_conflicts_total 3\n');
  expect(text).toContain('curbcast_requests_total{status="200"} 6\n');
  expect(text).toContain('curbcast_data_free_bytes 7\n');
  for (const line of text.split('\n').filter((text) => text !== ''))
    expect(line).toMatch(/^(# (HELP|TYPE) curbcast_\w+ .+|curbcast_\w+(\{\w+="(?:[^"\\\n]|\\.)*"\})? \d+)$/);
});
