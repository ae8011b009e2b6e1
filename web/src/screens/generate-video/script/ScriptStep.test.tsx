import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalog } from '../../../testing/server.ts';
import { emptyDraft } from '../draft/draft.ts';
import {
  button,
  estimate,
  generated,
  isOff,
  openWizard,
  ready,
  setUpWizard,
  typeScript,
  keepDraft,
} from '../testing/wizard.tsx';

setUpWizard();

describe('the script step', () => {
  test('disables Next without a script, and explains why', async () => {
    openWizard();
    await screen.findByRole('textbox', { name: 'Script' });
    expect(isOff('Next')).toBe(true);
    screen.getByText('Write or generate a script first');
    typeScript('Welcome home.');
    expect(isOff('Next')).toBe(false);
  });

  test('fetches the estimate once after typing stops, and shows minutes, credits and words', async () => {
    const asked: unknown[] = [];
    openWizard(undefined, {
      answers: {
        ScriptEstimate: ({ script }) => {
          asked.push(script);
          return estimate();
        },
      },
    });
    await screen.findByRole('textbox', { name: 'Script' });
    for (const script of ['W', 'We', 'Welcome home.']) typeScript(script);
    await screen.findByText('118');
    expect(asked).toEqual(['Welcome home.']);
    expect(screen.getByText('118').closest('output')?.textContent).toBe('0.8 min1 credit needed118 words');
    await userEvent.click(button('Why this cost?'));
    expect(within(screen.getByRole('dialog', { name: 'Why this cost?' })).getByText('47 s')).toBeTruthy();
  });

  test('says at once that a script costs more credits than there are, and what helps', async () => {
    openWizard(undefined, { answers: { ScriptEstimate: () => estimate({ creditsNeeded: 9.5 }) } });
    await screen.findByRole('textbox', { name: 'Script' });
    typeScript('Welcome home.');
    const said = await screen.findByText(/^You need 2\.0 more credits/);
    expect(said.textContent).toBe('You need 2.0 more credits to generate this video. A shorter script costs less.');
    button('Add Credits');
    expect(isOff('Next')).toBe(false);
  });

  test('generates from a sample listing, and blocks on placeholders until they are replaced', async () => {
    openWizard(undefined, {
      answers: {
        ScriptEstimate: ({ script }) =>
          estimate({
            placeholders: String(script).includes('[price]') ? ['[price]'] : [],
            warnings: ['“safe”: say what is there instead'],
          }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    await screen.findByText('Script Generated!');
    screen.getByText('Script generated successfully (0.5 credits needed)');
    expect(screen.getByRole('textbox', { name: /Title/u })).toHaveProperty('value', 'Craftsman home');
    screen.getByText('Bedrooms');
    screen.getByText('Left out: “A safe street.” Name facts and places instead.');
    expect(isOff('Next')).toBe(true);
    expect(screen.getByText('The listing leaves these in doubt').parentElement?.textContent).toContain('[price]');
    expect(screen.queryByText('Fill in what the listing did not say')).toBeNull();
    typeScript('Welcome to 1 Oak Street. It costs $1.');
    expect(isOff('Next')).toBe(false);
    await screen.findByText('“safe”: say what is there instead');
    expect(isOff('Next')).toBe(false);
  });

  test('shows an open fact with both candidates and their places, and says the chosen one', async () => {
    openWizard();
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    const card = (await screen.findByRole('heading', { name: 'Your answer is needed' })).closest(
      'section, div',
    ) as HTMLElement;
    expect(card.ownerDocument.body.textContent).toContain('visible text: “List price: $440,000”');
    expect(card.ownerDocument.body.textContent).toContain('the page’s own data: “Price”');
    expect(isOff('Next')).toBe(true);
    await userEvent.click(button('Take $440,000'));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty(
      'value',
      'Welcome to 1 Oak Street. It costs $440,000.',
    );
    expect(screen.queryByText('Your answer is needed')).toBeNull();
    expect(isOff('Next')).toBe(false);
  });

  test('names the place of a range once, below both of its ends', async () => {
    const [fact] = generated.generateScript.openFacts;
    const ends = ['$440,000', '$450,000'].map((value) => ({
      __typename: 'FactCandidate' as const,
      value,
      words: value,
      source: 'visible text',
      place: 'Price: $440,000 - $450,000',
    }));
    openWizard(undefined, {
      answers: {
        GenerateScript: () => ({
          generateScript: { ...generated.generateScript, openFacts: fact ? [{ ...fact, candidates: ends }] : [] },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    await screen.findByRole('button', { name: 'Take $440,000' });
    button('Take $450,000');
    expect(screen.getAllByText('visible text: “Price: $440,000 - $450,000”')).toHaveLength(1);
  });

  test('says a typed value for an open fact', async () => {
    openWizard();
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Another value/u }), '$445,000{Enter}');
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty(
      'value',
      'Welcome to 1 Oak Street. It costs $445,000.',
    );
  });

  test('says which lengths a listing has no text for', async () => {
    openWizard();
    await userEvent.click(await screen.findByRole('button', { name: /Craftsman home/u }));
    await screen.findByText('only 61 s');
    expect(screen.queryByText(/does not fill this length/u)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Long/u }));
    screen.getByText('This listing has text for about 61 s; it does not fill this length.');
  });

  test('shows next to the estimate that the voice cannot speak a script', async () => {
    const message =
      'The voice cannot speak Hebrew letters such as "ב" in this script. Please write it in Latin letters.';
    openWizard(undefined, {
      answers: {
        ScriptEstimate: () =>
          new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] }),
      },
    });
    await screen.findByRole('textbox', { name: 'Script' });
    typeScript('ברוכים הבאים');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('explains why a listing cannot be read, and keeps the input', async () => {
    openWizard(undefined, {
      answers: {
        GenerateScript: () => new CombinedGraphQLErrors({ errors: [{ message: 'This page cannot be read.' }] }),
      },
    });
    const url = await screen.findByRole('textbox', { name: 'Property URL' });
    await userEvent.click(button('Generate Script'));
    screen.getByText('Please enter a property URL first.');
    await userEvent.type(url, 'https://homes.example/12');
    await userEvent.click(button('Generate Script'));
    await screen.findByText('Error generating script');
    expect(screen.getAllByText('This page cannot be read.').length).toBeGreaterThan(0);
    expect(url).toHaveProperty('value', 'https://homes.example/12');
  });

  test('disables the translation without a translator, and shows the reason', async () => {
    openWizard();
    await screen.findByText('Translation is not available here yet.');
    expect(isOff('Translate')).toBe(true);
    expect(button('Translate').getAttribute('aria-describedby')).toBe(
      screen.getByText('Translation is not available here yet.').id,
    );
  });

  test('accepts or rejects an optimized script', async () => {
    keepDraft(ready);
    openWizard(undefined, {
      answers: {
        OptimizeScript: () => ({
          optimizeScript: { __typename: 'ScriptEdit', script: 'Welcome to your home.', changes: ['Made it warmer.'] },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize' }));
    await screen.findByText('Made it warmer.');
    await userEvent.click(button('Reject'));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome home.');
    await userEvent.click(button('Optimize'));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome to your home.');
  });

  test('sets the heading by template', async () => {
    openWizard('/generate-video?template=commercial');
    await screen.findByRole('heading', { level: 1, name: 'Commercial property video' });
    cleanup();
    openWizard('/generate-video?template=somethingelse');
    await screen.findByRole('heading', { level: 1, name: 'Create a video' });
  });

  test('keeps a draft for each template, and offers the samples that fit it first', async () => {
    keepDraft({ ...emptyDraft, script: 'Welcome home.' }, 'RESIDENTIAL');
    openWizard('/generate-video?template=residential');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome home.'),
    );
    cleanup();
    openWizard('/generate-video?template=commercial');
    const samples = await screen.findAllByRole('button', { name: /Oak Street/ });
    expect(samples.map(({ textContent }) => textContent)).toEqual([
      'Brick offices2 Oak Street',
      'Craftsman home1 Oak Street',
    ]);
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', '');
  });
});

test('the server sets the length limits', async () => {
  const limits = { ...catalog.limits, titleCharacters: 12, addressCharacters: 34, scriptCharacters: 56 };
  openWizard(undefined, { answers: { Catalog: () => ({ catalog: { ...catalog, limits } }) } });
  const script = await screen.findByRole('textbox', { name: 'Script' });
  await waitFor(() => expect(script.getAttribute('maxlength')).toBe('56'));
  expect(screen.getByRole('textbox', { name: /Title/u }).getAttribute('maxlength')).toBe('12');
  expect(screen.getByRole('textbox', { name: /Property address/u }).getAttribute('maxlength')).toBe('34');
});
