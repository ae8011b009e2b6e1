import { WandSparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Catalog, creditsForSeconds } from '../../../features/catalog/cost.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { creditsInWords } from '../../../ui/format.ts';
import { Field } from '../../../ui/Field.tsx';
import { SegmentedControl } from '../../../ui/RadioCards.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Draft, Reach } from '../draft/draft.ts';
import { propertyUrlOf } from '../draft/screenShare.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import type { Template } from '../template.ts';
import type { ScriptGeneration } from './useGenerateScript.ts';
import { t } from '../../../i18n/t.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
const Source = styled(TextArea)`
  min-block-size: 2.75rem;
  max-block-size: 14rem;
  resize: none;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;
  justify-content: space-between;
`;
const Price = styled.p`
  ${text('caption')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;

/** Next to the name, and below it on phones. */
const Seconds = styled.span`
  display: block;
  ${text('caption')} ${up.sm} {
    display: inline;
  }
`;

const names = { SHORT: t('Short'), MEDIUM: t('Medium'), LONG: t('Long') } as const;

/** The choices are shown immediately; their seconds come with the catalog. */
const lengthsOf = (catalog: Catalog | undefined) =>
  catalog?.scriptLengths ?? (['SHORT', 'MEDIUM', 'LONG'] as const).map((length) => ({ length, seconds: undefined }));

/** The seconds of a length. If the listing has too little text to fill it, the seconds that it has text for. */
function secondsOf(seconds: number | undefined, short: Reach | undefined): string {
  if (seconds === undefined) return '…';
  return short === undefined ? `${seconds}\u00a0s` : t('only {seconds} s', { seconds: short.seconds });
}

export interface SourceFormProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly template: Template;
  readonly catalog: Catalog | undefined;
  readonly generation: ScriptGeneration;
}

/** The form to generate a script: the listing's address or text, and the length. */
export function SourceForm({
  draft,
  change,
  template,
  catalog,
  generation: { generate, generating, problem },
}: SourceFormProps) {
  const [missing, setMissing] = useState(false);
  const error = missing ? t('Please enter a property URL first.') : problem;
  const chosen = catalog?.scriptLengths.find(({ length }) => length === draft.length);
  const short = draft.lengths.filter(({ reached }) => !reached);
  const reach = short.find(({ length }) => length === draft.length);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const empty = draft.propertyDetails.trim() === '';
    setMissing(empty);
    if (!empty && !generating) void generate(draft.propertyDetails);
  };
  const submitByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || propertyUrlOf(draft) === '') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const type = (propertyDetails: string): void => {
    setMissing(false);
    change((current) => ({ ...current, propertyDetails }));
  };

  return (
    <Card
      title={t('Start from a listing')}
      headingLevel={3}
      description={t(
        'We read the page and write from what it says. Missing facts stay open for you to fill in; nothing is invented.',
      )}
    >
      <Form onSubmit={submit} noValidate>
        <Field
          label={t('Property URL')}
          hint={t('The listing’s web address. If its site cannot be read, paste the listing’s text instead.')}
          error={error}
        >
          <Source
            value={draft.propertyDetails}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={submitByEnter}
            placeholder={template.urlPlaceholder}
            rows={1}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Line>
          <div>
            <SegmentedControl
              label={t('Script length')}
              options={lengthsOf(catalog).map(({ length, seconds }) => ({
                value: length,
                label: (
                  <>
                    {names[length]}{' '}
                    <Seconds>
                      {secondsOf(
                        seconds,
                        short.find((each) => each.length === length),
                      )}
                    </Seconds>
                  </>
                ),
              }))}
              value={draft.length}
              onValueChange={(length) => change((current) => ({ ...current, length }))}
            />
            <Price>
              {catalog !== undefined && chosen !== undefined
                ? t('About {seconds}; the final script decides', {
                    seconds: creditsInWords(creditsForSeconds(chosen.seconds, catalog)),
                  })
                : '\u00a0'}
            </Price>
            {reach !== undefined && (
              <Price role="status">
                {t('This listing has text for about {seconds} s; it does not fill this length.', {
                  seconds: reach.seconds,
                })}
              </Price>
            )}
          </div>
          <Button
            type="submit"
            icon={<WandSparkles aria-hidden="true" />}
            loading={generating}
            loadingText={t('Generating…')}
          >
            {t('Generate Script')}
          </Button>
        </Line>
      </Form>
    </Card>
  );
}
