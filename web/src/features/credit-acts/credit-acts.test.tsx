import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import type { CreditUndoPartsFragment } from '../../gql/graphql.ts';
import { maria } from '../../testing/session.tsx';
import { catalog } from '../../testing/server.ts';
import { currentToast } from '../../ui/toastStore.ts';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import { CreditActs } from './CreditActs.tsx';
import type { ActAccount } from './documents.ts';
import { UndoCredits } from './UndoCredits.tsx';
import { actInWords, amountOf, undoInWords } from './words.ts';

const yara: ActAccount = {
  __typename: 'AdminUser',
  id: 'u1',
  username: 'yara',
  email: 'yara@people.example',
  displayName: 'Yara Aziz',
  credits: 27.5,
  creditsHeld: 0,
  debt: 0,
  digitalTwinCredits: 0,
  account: { __typename: 'CreditAccount', id: 'u1', available: 27.5, held: 0, debt: 0, revision: 7 },
  twinAccount: { __typename: 'TwinCreditAccount', id: 'u1', available: 0, held: 0, debt: 0, revision: -1 },
};
const moved = 'The balance has changed since you opened this: it was 27.5 and is 13.0 now. Nothing was changed.';

const ada = { ...maria, user: { ...maria.user, id: 'u9' } };
const asked: { readonly name: string; readonly input: object }[] = [];
const done = jest.fn();
let account = yara;
let isMoved = false;

/** Answers as the server does; a balance that moved is refused once. */
function server(): ApolloClient {
  const link = new ApolloLink(
    (operation) =>
      new Observable((sink) => {
        queueMicrotask(() => {
          const { operationName: name = '', variables } = operation;
          const field = name.charAt(0).toLowerCase() + name.slice(1);
          if (name === 'Catalog') sink.next({ data: { catalog } });
          else if (name === 'CreditActAccountOf') sink.next({ data: { adminUser: account } });
          else {
            asked.push({ name: field, input: (variables as { input: object }).input });
            if (isMoved) {
              isMoved = false;
              account = { ...yara, account: { ...yara.account, available: 13, revision: 8 } };
              sink.next({ errors: [{ message: moved, extensions: { code: 'CONFLICT' } }] });
            } else
              sink.next({
                data: { [field]: { __typename: 'CreditActPayload', position: '8', user: account } },
              });
          }
          sink.complete();
        });
      }),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

const show = (content: ReactNode): void =>
  void render(
    <ApolloProvider client={server()}>
      <TooltipProvider>
        <ViewerContext value={ada}>{content}</ViewerContext>
      </TooltipProvider>
    </ApolloProvider>,
  );
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, text: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label), text);

async function open(button: string): Promise<void> {
  show(<CreditActs userId="u1" onDone={done} />);
  await press(button);
  await screen.findByLabelText('How many');
}

beforeEach(() => {
  asked.length = 0;
  account = yara;
  isMoved = false;
  done.mockClear();
});
afterEach(cleanup);

describe('taking credits', () => {
  test('says on the button what will happen, and sends the balance that the person saw', async () => {
    await open('Take credits');
    await type('How many', '14,5');
    await type(/^What the customer reads/u, 'Given twice by mistake');
    await type(/^Internal note/u, 'Typed into the wrong account');
    await press('Take 14.5 credits from Yara Aziz');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([
      {
        name: 'takeCredits',
        input: {
          userId: 'u1',
          asset: 'CREDITS',
          amount: 14.5,
          purpose: 'CORRECTION',
          customerText: 'Given twice by mistake',
          note: 'Typed into the wrong account',
          seen: { revision: 7, available: 27.5 },
          idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/u),
        },
      },
    ]);
    expect(currentToast()).toMatchObject({
      title: 'Credits taken',
      description: 'Take 14.5 credits from Yara Aziz',
    });
  });

  test('previews what the customer reads, without the internal note', async () => {
    await open('Take credits');
    await type('How many', '1.5');
    await type(/^What the customer reads/u, 'Given twice');
    await type(/^Internal note/u, 'Ben typed it');
    const preview = screen.getByText('What the customer reads in the statement').closest('section');
    expect(preview?.textContent).toContain('Credits removed as a correction−1.5Given twiceBalance after: 26.0');
    expect(preview?.textContent).not.toContain('Ben');
  });

  test('brings both balances into view when the balance moved meanwhile, and sends the new one on the next press', async () => {
    const scrolls = jest.spyOn(Element.prototype, 'scrollIntoView');
    await open('Take credits');
    isMoved = true;
    await type('How many', '1');
    await type(/^What the customer reads/u, 'Given twice');
    await press('Take 1 credit from Yara Aziz');
    await screen.findByText(moved);
    expect(scrolls.mock.contexts.map((element) => (element as Element).textContent)).toContainEqual(
      expect.stringContaining(moved),
    );
    scrolls.mockRestore();
    await screen.findByText('Yara Aziz has 13 now.');
    expect(done).not.toHaveBeenCalled();
    await press('Take 1 credit from Yara Aziz');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked[1]).toMatchObject({ input: { seen: { revision: 8, available: 13 } } });
  });

  test.each([
    ['', 'A text'],
    ['0.3', 'A text'],
    ['28', 'A text'],
    ['1', 'ab'],
  ])('sends nothing for amount %j and text %j', async (amount, text) => {
    await open('Take credits');
    if (amount !== '') await type('How many', amount);
    await type(/^What the customer reads/u, text);
    await press(/^Take/u);
    expect((await screen.findAllByRole('alert')).length).toBe(1);
    expect(asked).toEqual([]);
  });
});

test('gives credits that expire at the end of the chosen day', async () => {
  await open('Give credits');
  await type('How many', '2');
  await type(/^Usable until/u, '2099-12-31');
  await type(/^What the customer reads/u, 'Sorry for the outage');
  await press('Give 2 credits to Yara Aziz');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(asked[0]).toMatchObject({
    name: 'giveCredits',
    input: { amount: 2, note: null, expiresAt: new Date(2100, 0, 1).toISOString() },
  });
});

describe('undoing', () => {
  const undo: CreditUndoPartsFragment = {
    __typename: 'CreditUndo',
    id: 'a1',
    userId: 'u1',
    asset: 'CREDITS',
    change: 14.5,
    obstacle: null,
  };

  test('says on the button what comes back, and names the act', async () => {
    show(<UndoCredits undo={undo} onDone={done} />);
    await press('Undo');
    await screen.findByLabelText(/^Internal note/u);
    await press('Undo: give 14.5 credits back to Yara Aziz');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(asked[0]).toMatchObject({
      name: 'undoCredits',
      input: { userId: 'u1', asset: 'CREDITS', id: 'a1', customerText: null, seen: { revision: 7, available: 27.5 } },
    });
  });

  test('is not offered where it is impossible, with the reason', () => {
    show(<UndoCredits undo={{ ...undo, obstacle: 'This change was already undone.' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('This change was already undone.')).toBeTruthy();
  });
});

test.each([
  ['1', 1],
  ['1.5', 1.5],
  ['0,5', 0.5],
  ['0', undefined],
  ['1.3', undefined],
  ['-1', undefined],
  ['10.5', undefined],
  ['ten', undefined],
])('reads the amount %j as %p', (typed, amount) => expect(amountOf(typed, 'CREDITS', 10)).toBe(amount));

test('words one and more, credits and Digital Twins', () => {
  expect([
    actInWords('give', 'CREDITS', 1, 'Yara'),
    actInWords('give', 'DIGITAL_TWINS', 2, 'Yara'),
    actInWords('take', 'DIGITAL_TWINS', 1, 'Yara'),
    undoInWords('CREDITS', -1, 'Yara'),
    undoInWords('CREDITS', 0, 'Yara'),
    undoInWords('DIGITAL_TWINS', 2, 'Yara'),
  ]).toEqual([
    'Give 1 credit to Yara',
    'Give 2 Digital Twin credits to Yara',
    'Take 1 Digital Twin credit from Yara',
    'Undo: remove 1 credit of Yara',
    'Undo the change for Yara',
    'Undo: give 2 Digital Twin credits back to Yara',
  ]);
});
