import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FeeSheetQuery, GenerateLenderScriptMutation } from '../../../gql/graphql.ts';
import { emptyDraft } from '../draft/draft.ts';
import { button, isOff, keepDraft, keptDraft, openWizard, setUpWizard } from '../testing/wizard.tsx';

setUpWizard();

type Figure = NonNullable<FeeSheetQuery['feeSheet']>['figures'][number];
const figure = (key: string, label: string, value: string, more: Partial<Figure> = {}): Figure => ({
  __typename: 'FeeSheetFigure',
  key,
  label,
  kind: 'MONEY',
  value,
  question: null,
  alternatives: [],
  page: 1,
  line: 1,
  text: `${label} ${value}`,
  left: 0.1,
  top: 0.1,
  width: 0.2,
  height: 0.02,
  ...more,
});
const several = 'The sheet shows more than one value for this. Please choose the right one.';
const sheet: FeeSheetQuery = {
  feeSheet: {
    __typename: 'FeeSheet',
    id: 's1',
    name: 'sheet.txt',
    deletedAt: '2026-12-22T10:00:00.000Z',
    pagesInFile: 12,
    pages: [{ __typename: 'FeeSheetPage', number: 1, aspect: 1, pictureUrl: null, lines: [] }],
    figures: [
      figure('loanAmount', 'Loan amount', '$450,000'),
      figure('interestRate', 'Interest rate', '6.625%', { question: several, alternatives: ['6.625%', '6.750%'] }),
      figure('apr', 'APR', '', { question: 'This was not found.', page: 0, text: '' }),
    ],
  },
};
const written: GenerateLenderScriptMutation = {
  generateLenderScript: {
    __typename: 'GeneratedLenderScript',
    script: 'The loan amount is $450,000.',
    title: 'Your loan in figures, with Lena',
    duration: 1.4,
    creditsNeeded: 1.5,
    figures: [
      {
        __typename: 'LenderFigure',
        label: 'Loan amount',
        value: '$450,000',
        source: 'page 1, line 1: Loan amount $450,000',
      },
    ],
    placeholders: [],
  },
};
const lengths = {
  lenderScriptLengths: (['SHORT', 'MEDIUM', 'LONG'] as const).map((length, at) => ({
    __typename: 'LenderScriptLength' as const,
    length,
    fromSeconds: [60, 120, 180][at] ?? 0,
    toSeconds: [90, 180, 300][at] ?? 0,
    credits: [1.5, 3, 5][at] ?? 0,
  })),
};
const open = (answers: NonNullable<Parameters<typeof openWizard>[1]>['answers'] = {}) =>
  openWizard('/generate-video?template=lender', {
    answers: {
      FeeSheet: () => sheet,
      SampleFeeSheets: () => ({ sampleFeeSheets: [] }),
      LenderScriptLengths: () => lengths,
      GenerateLenderScript: () => written,
      ...answers,
    },
  });
const lender = { ...emptyDraft.lender, name: 'Lena', phone: '512-555-0100' };
const keepSheet = (more = {}): boolean => keepDraft({ ...emptyDraft, feeSheetId: 's1', lender, ...more }, 'LENDER');
const type = (label: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('the figures of a fee sheet', () => {
  test('are confirmed, chosen, corrected, and typed where they were not found', async () => {
    keepSheet();
    open();
    await screen.findByText('0 of 2 confirmed');
    expect(screen.getByText(/^This file has 12 pages\. Only the first 1 were read/)).toBeTruthy();
    expect(screen.getByText('1 usual figure was not found')).toBeTruthy();
    const rate = screen.getByRole('textbox', { name: 'Interest rate' });
    expect(document.getElementById(rate.getAttribute('aria-describedby') ?? '')?.textContent).toBe(several);

    await userEvent.click(button('Confirm the 1 clear one'));
    await userEvent.click(button('Take 6.750%'));
    await screen.findByText('2 of 2 confirmed');
    type(/^APR/, '6.812%');
    await screen.findByText('2 of 2 confirmed, 1 typed by you');
    type(/^Loan amount/, '$460,000');
    await screen.findAllByText('Corrected by you');
    expect(keptDraft('LENDER').confirmed).toEqual({ loanAmount: '$460,000', interestRate: '6.750%', apr: '6.812%' });
    type(/^APR/, ' ');
    await screen.findByText('2 of 2 confirmed');
  });

  test('are gone with a sheet that was deleted; the script stays', async () => {
    keepSheet({ script: 'My words.' });
    open({ FeeSheet: () => ({ feeSheet: null }) });
    await screen.findByText('This fee sheet was deleted: each is kept for 30 days. Please upload it again.');
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'My words.');
  });
});

describe('the lender’s form', () => {
  test('shows each length with its cost, and generates only with a file, a name and a phone number', async () => {
    keepDraft({ ...emptyDraft, feeSheetId: 's1' }, 'LENDER');
    open();
    const short = await screen.findByRole('radio', { name: /Short/ });
    expect(short.textContent).toBe('Short 60-90 seconds1.5 credits');
    expect(screen.getByRole('radio', { name: /Medium/ }).textContent).toBe('Medium 2-3 minutes3 credits');
    expect(screen.getByRole('radio', { name: /Long/ }).textContent).toBe('Long 3-5 minutes5 credits');
    expect(isOff('Generate Script')).toBe(true);
    type(/^Lender name/, 'Lena');
    expect(isOff('Generate Script')).toBe(true);
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Lender name/ }), { key: 'Enter' });
    await screen.findByText('Missing Lender Information');
    type(/^Phone/, '512-555-0100');
    expect(isOff('Generate Script')).toBe(false);
  });

  test('puts the script, its title and its facts into the draft', async () => {
    keepSheet({ confirmed: { loanAmount: '$450,000' } });
    open();
    await waitFor(() => expect(isOff('Generate Script')).toBe(false));
    await userEvent.click(button('Generate Script'));
    await screen.findByText('Script Generated!');
    screen.getByText('Script generated successfully (1.5 credits needed)');
    expect(keptDraft('LENDER')).toMatchObject({
      script: 'The loan amount is $450,000.',
      title: 'Your loan in figures, with Lena',
      facts: [{ name: 'Loan amount', value: '$450,000', source: 'page 1, line 1' }],
    });
  });

  test('says that a script could not be generated, and why; what was typed stays', async () => {
    keepSheet({ script: 'My words.' });
    const message = 'The script service is not answering right now. Please try again in a minute.';
    open({
      GenerateLenderScript: () =>
        new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }),
    });
    await waitFor(() => expect(isOff('Generate Script')).toBe(false));
    await userEvent.click(button('Generate Script'));
    await screen.findByText('Generation Failed');
    screen.getByText('Failed to generate script from fee sheet.');
    screen.getByText('Failed to generate script');
    screen.getByText(message);
    expect(keptDraft('LENDER')).toMatchObject({ script: 'My words.', lender });
  });
});
