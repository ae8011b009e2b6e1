import { styled } from 'styled-components';
import { space } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { t } from '../../../i18n/t.ts';

const List = styled.ul`
  margin-block-start: ${space[1]};
  & > li {
    overflow-wrap: anywhere;
  }
`;

export interface ScriptChecksProps {
  /** The positions where the missing facts belong. */
  readonly source: 'listing' | 'fee sheet';
  /** Missing facts in brackets. They block the next step. */
  readonly placeholders: readonly string[];
  /** The placeholders that a card asks about, with the listing's values. */
  readonly asked?: readonly string[];
  /** Phrases that violate fair-housing rules, with the reason. They block nothing. */
  readonly warnings: readonly string[];
  /** Statements of the listing that the script leaves out, with the reasons. */
  readonly notes: readonly string[];
}

/** The open placeholders and the warnings of a script. */
export function ScriptChecks({ source, placeholders, asked = [], warnings, notes }: ScriptChecksProps) {
  const missing = placeholders.filter((placeholder) => !asked.includes(placeholder));
  const doubtful = placeholders.filter((placeholder) => asked.includes(placeholder));
  return (
    <>
      {doubtful.length > 0 && (
        <Alert tone="warning" title={t('The listing leaves these in doubt')}>
          {t('Take or type the right value under “Your answer is needed”:')}
          <Placeholders names={doubtful} />
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert
          tone="warning"
          title={
            source === 'listing'
              ? t('Fill in what the listing did not say')
              : t('Fill in what the fee sheet did not say')
          }
        >
          {t('Replace each of these in the script, or take the sentence out:')}
          <Placeholders names={missing} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t('Fair housing: please look at this wording')}>
          {t(
            'The law protects buyers and renters from wording that favors or excludes a group. These words can be read that way. Nothing is blocked; you decide.',
          )}
          <List>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </List>
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert tone="info" title={t('Fair housing: what the listing says and this script does not')}>
          <List>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}

function Placeholders({ names }: { readonly names: readonly string[] }) {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </List>
  );
}
