import { describe, expect, test } from '@jest/globals';
import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { EventOf } from '../../../domain/events.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { routes } from '../../areas.ts';
import { createSchema } from '../../schema.ts';
import { bought, given, registered } from '../../testing/area.ts';

const note = 'Shouted at Ben on the phone';
const text = 'We are sorry for the outage';
const by = (event: ReturnType<typeof happened>) => ({
  ...event,
  metadata: { actor: { kind: 'admin', id: 'admin' } as const, from: '203.0.113.0/24', subject: 'ann' },
});
const gift: EventOf<'CreditsAdjusted'>['data'] = {
  asset: 'minutes',
  adjustmentId: 'a1',
  act: 'give',
  purpose: 'goodwill',
  beforeAmount: 20,
  afterAmount: 23,
  removed: [],
  lotId: 'adjustment-a1',
  addedAmount: 3,
  expiresAtMs: null,
  debtPaidAmount: 0,
  debtClearedAmount: 0,
  reason: text,
  note,
};
const undone: EventOf<'CreditsUndone'>['data'] = {
  asset: 'minutes',
  undoId: 'u1',
  adjustmentId: 'a1',
  beforeAmount: 23,
  afterAmount: 20,
  returned: [],
  lotId: 'adjustment-a1',
  withdrawnAmount: 3,
  debtPaidAmount: 0,
  debtClearedAmount: 0,
  reason: null,
  note,
};
const people = [registered('admin'), registered('ann'), bought('ann', '1', 20)];
const given1 = by(happened('credits-ann', 'CreditsAdjusted', gift));
const history = [...people, given1, by(happened('credits-ann', 'CreditsUndone', undone))];

/** Every field of a type that takes no arguments, down to a depth. */
function everythingOf(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap(({ name, args, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [name];
    if (!isObjectType(named) || depth === 0) return [];
    const inner = everythingOf(named, depth - 1);
    return inner === '' ? [] : [`${name} { ${inner} }`];
  });
  return parts.join(' ');
}

describe('the internal note', () => {
  test('is in no answer of GraphQL or REST to the customer, whose statement shows the other text', async () => {
    const { as } = await given(history);
    const ann = as('ann');
    const answers: string[] = [];
    for (const field of Object.values(createSchema().getQueryType()?.getFields() ?? {})) {
      const named = getNamedType(field.type);
      if (field.args.some(isRequiredArgument)) continue;
      const selection = isObjectType(named) ? ` { ${everythingOf(named, 4)} }` : '';
      answers.push(JSON.stringify(await ann.graphql(`{ ${field.name}${selection} }`)));
    }
    const paths = routes.flatMap((table) => Object.keys(table)).filter((name) => /^GET [^:]*$/u.test(name));
    for (const path of [...paths.map((name) => name.slice(4)), '/api/credits/statement?format=csv'])
      answers.push(JSON.stringify((await ann.rest('GET', path)).body));
    expect(answers.filter((answer) => answer.includes(text)).length).toBeGreaterThanOrEqual(2);
    expect(answers.filter((answer) => answer.includes(note))).toEqual([]);
  });

  test('is in the audit log and in the credit history of administrators', async () => {
    const { as } = await given(history, {
      commands: { credits: { creditActs: async () => [] } as never },
    });
    expect(await as('admin').graphql('{ adminActions { edges { node { note reason } } } }')).toEqual({
      adminActions: { edges: [{ node: { note, reason: null } }, { node: { note, reason: text } }] },
    });
    expect(await as('admin').graphql('{ auditHistory(kind: CREDITS, id: "ann") { events { note } } }')).toEqual({
      auditHistory: { events: [{ note }, { note }, { note: null }] },
    });
  });
});

describe('an act', () => {
  const input = `userId: "ann", amount: 1.5, customerText: "${text}", note: "${note}", seen: { revision: 0, available: 10 }, idempotencyKey: "k"`;
  const give = (more = '') =>
    `mutation { giveCredits(input: { ${input}, purpose: GOODWILL${more} }) { user { credits } } }`;
  const position = '0';

  async function doubles() {
    const sent: unknown[] = [];
    const record = (name: string) => async (command: object) => {
      sent.push([name, command]);
      return { position };
    };
    const credits = {
      giveCredits: record('give'),
      takeCredits: record('take'),
      undoCredits: record('undo'),
      creditActs: async () => [
        { adjustmentId: 'a1', undoChange: -3, obstacle: { code: 'UNDO_USED_SINCE', values: {} } },
      ],
    };
    const { as } = await given([...people, given1], { commands: { credits: credits as never } });
    return { as, sent };
  }

  test('reaches the command in the units of the ledger', async () => {
    const { as, sent } = await doubles();
    await as('admin').graphql(give(', expiresAt: "2026-02-01T00:00:00Z"'));
    await as('admin').graphql(
      `mutation { takeCredits(input: { ${input}, purpose: CORRECTION, asset: DIGITAL_TWINS, amount: 2 }) { position } }`.replace(
        'amount: 1.5, ',
        '',
      ),
    );
    await as('admin').graphql(
      'mutation { undoCredits(input: { userId: "ann", id: "a1", seen: { revision: 1, available: 11.5 }, idempotencyKey: "k" }) { position } }',
    );
    const common = { userId: 'ann', reason: text, note };
    expect(sent).toEqual([
      [
        'give',
        {
          ...common,
          asset: 'minutes',
          amount: 3,
          purpose: 'goodwill',
          expiresAt: Date.UTC(2026, 1, 1),
          seen: { revision: 0, available: 20 },
        },
      ],
      [
        'take',
        {
          ...common,
          asset: 'twins',
          amount: 2,
          purpose: 'correction',
          expiresAt: null,
          seen: { revision: 0, available: 10 },
        },
      ],
      [
        'undo',
        {
          userId: 'ann',
          asset: 'minutes',
          adjustmentId: 'a1',
          reason: null,
          note: null,
          seen: { revision: 1, available: 23 },
        },
      ],
    ]);
  });

  test.each([
    ['amount: 1.5', 'amount: 0.25'],
    ['amount: 1.5', 'amount: 0'],
    ['amount: 1.5', 'amount: -1'],
    ['amount: 1.5', 'amount: 100000.5'],
    ['amount: 1.5', 'asset: DIGITAL_TWINS, amount: 1.5'],
    [text, 'ab'],
    [note, 'ab'],
    ['available: 10', 'available: 10.3'],
  ])('is refused with %j as %j', async (right, wrong) => {
    const { as, sent } = await doubles();
    expect(await as('admin').graphql(give().replace(right, wrong))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(sent).toEqual([]);
  });

  test('needs the right and a recent authentication', async () => {
    const { as, sent } = await doubles();
    expect(await as('ann').graphql(give())).toMatchObject({ code: 'FORBIDDEN' });
    expect(await as().graphql(give())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await as('admin', { authenticatedAt: 0 }).graphql(give())).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
    expect(sent).toEqual([]);
  });

  test('says at its event and in the audit log whether it can be undone', async () => {
    const { as } = await doubles();
    const undo = {
      id: 'a1',
      asset: 'CREDITS',
      change: -1.5,
      obstacle: 'Credits of this change were used, held or taken since, so it cannot be undone exactly.',
    };
    const wanted = 'undo { id asset change obstacle }';
    expect(await as('admin').graphql(`{ adminActions { edges { node { ${wanted} } } } }`)).toEqual({
      adminActions: { edges: [{ node: { undo } }] },
    });
    expect(await as('admin').graphql(`{ auditHistory(kind: CREDITS, id: "ann") { events { ${wanted} } } }`)).toEqual({
      auditHistory: { events: [{ undo }, { undo: null }] },
    });
  });
});
