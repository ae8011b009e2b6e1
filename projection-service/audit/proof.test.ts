import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DomainEvent } from '../../domain/envelope.ts';
import { allSamples } from '../publisher/testing/samples.ts';
import { requested } from '../testing/sample-events.ts';
import { auditedKinds, type AuditKind } from './aggregates.ts';
import { checkProof } from './check-proof.ts';
import { exportProof, fingerprintOf, type ProofOptions } from './proof.ts';
import { logWith, newProofKey, textOf } from './testing/stream-spec.ts';

const key = newProofKey();
const attempt = { videoId: 'v1', userId: 'ann', attempt: 1 };
const events: readonly DomainEvent[] = [
  { type: 'VideoRequested', data: requested('ann', 'v1').data },
  { type: 'VideoRenderStarted', data: { ...attempt, provider: 'local' } },
  { type: 'VideoFailed', data: { ...attempt, code: 'renderer_failed', timedOut: false } },
];

async function exported(
  { kind, id }: { kind: AuditKind; id: string } = { kind: 'video', id: 'v1' },
  all = events,
  changes: Partial<ProofOptions> = {},
): Promise<string> {
  const { rawLog } = await logWith(auditedKinds[kind].streamOf(id), all);
  const installation = 'https://app.curbcast.example';
  const options = { kind, id, rawLog, key, installation, revision: Infinity, now: () => 5_000 };
  return textOf(exportProof({ ...options, ...changes }));
}

interface ExportedProof {
  readonly events: readonly { readonly time: number }[];
  readonly state: object;
}

const reworked = (text: string, change: (proof: ExportedProof) => object): string =>
  JSON.stringify(change(JSON.parse(text) as ExportedProof));
const withField =
  (name: string, value: unknown) =>
  (proof: ExportedProof): object => ({ ...proof, [name]: value });
const withEvents =
  (change: (events: ExportedProof['events']) => ExportedProof['events']) =>
  (proof: ExportedProof): object => ({ ...proof, events: change(proof.events) });

test('accepts a proof and says what it proves', async () => {
  const text = await exported();
  expect(checkProof(text, fingerprintOf(key.publicKey))).toEqual({
    finding: null,
    fingerprint: fingerprintOf(key.publicKey),
    proof: {
      kind: 'video',
      id: 'v1',
      stream: 'video-v1',
      revision: 2,
      exportedAt: '1970-01-01T00:00:05.000Z',
      installation: 'https://app.curbcast.example',
    },
  });
  expect(JSON.parse(text)).toMatchObject({ state: { status: 'failed' } });
});

test('a proof holds no personal data', async () => {
  expect(await exported()).not.toMatch(/Elm Street|Welcome/);
});

test.each([-1, 0, 1])('a history up to event %s has a proof', async (revision) => {
  const text = await exported(undefined, events, { revision });
  expect(checkProof(text)).toMatchObject({ finding: null, proof: { revision } });
});

test('refuses any change of a character, unless it means the same', async () => {
  const text = await exported();
  const content = JSON.stringify(JSON.parse(text));
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '9', 'a', 'Z', '"', '}', ' ', ',', '\\'), (at, other) => {
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      const { finding } = checkProof(changed);
      if (finding === null) expect(JSON.stringify(JSON.parse(changed))).toBe(content);
    }),
    { numRuns: 2_000 },
  );
});

test.each<readonly [string, RegExp, (proof: ExportedProof) => object]>([
  ['an event taken out', /Event 1 is missing/, withEvents((all) => all.toSpliced(1, 1))],
  ['two events swapped', /Event 0 is missing/, withEvents((all) => all.toReversed())],
  ['the end cut off', /at its end are missing/, withEvents((all) => all.slice(0, -1))],
  [
    'another time of an event',
    /Event 0 was changed/,
    withEvents((all) => all.map((each) => ({ ...each, time: 2_000 }))),
  ],
  ['another state', /not what its events say/, (proof) => ({ ...proof, state: { ...proof.state, status: 'ready' } })],
  [
    'a state that other rules folded',
    /the rules video-0, and this release has/,
    (proof) => ({ ...proof, rules: 'video-0', state: { ...proof.state, more: 1 } }),
  ],
  ['other rules', /signature/, withField('rules', 'video-0')],
  ['another stream', /not of the stream/, withField('id', 'v2')],
  ['another date of the export', /signature/, withField('exportedAt', '2026-01-01T00:00:00.000Z')],
  ['another installation', /signature/, withField('installation', 'https://other.example')],
  ['another key', /signature/, withField('publicKey', newProofKey().publicKey)],
  ['a field that it does not have', /not a proof/, withField('note', 'trust me')],
])('%s is refused', async (_name, finding, change) => {
  expect(checkProof(reworked(await exported(), change)).finding).toMatch(finding);
});

test('refuses a history that was rewritten and signed with another key, by its fingerprint', async () => {
  const forged = await exported(undefined, events.slice(0, 2), { key: newProofKey() });
  expect(checkProof(forged).finding).toBeNull();
  expect(checkProof(forged, fingerprintOf(key.publicKey)).finding).toMatch(/signed with another key/);
});

test.each(['', 'not json', '[]', '{"format":"curbcast-history/2"}'])('%j is not a proof', (text) => {
  expect(checkProof(text)).toEqual({ finding: expect.stringContaining('not a proof') });
});

const firstOf: Readonly<Record<AuditKind, string>> = {
  credits: 'CreditsGranted',
  'twin-credits': 'CreditsGranted',
  video: 'VideoRequested',
  payment: 'PaymentInitiated',
  purchase: 'PurchaseRequested',
  subscription: 'SubscriptionStarted',
  invoice: 'InvoiceIssued',
  period: 'PeriodClosed',
};

test.each(Object.keys(auditedKinds) as AuditKind[])('a proof of %s holds', async (kind) => {
  const sample = allSamples.filter(({ type }) => type === firstOf[kind]).toSorted((a, b) => b.version - a.version)[0];
  if (!sample) throw new Error(`No sample of ${firstOf[kind]}`);
  const data = kind === 'twin-credits' ? { ...sample.data, asset: 'twins' } : sample.data;
  const text = await exported({ kind, id: 'x' }, [{ ...sample, data }]);
  expect(checkProof(text)).toMatchObject({ finding: null, proof: { kind, revision: 0 } });
});
