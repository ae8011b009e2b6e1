import { styled } from 'styled-components';
import { space } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';

const List = styled.ul`
  margin-block-start: ${space[1]};
  & > li {
    overflow-wrap: anywhere;
  }
`;

export interface ScriptChecksProps {
  /** Missing facts in brackets. They block the next step. */
  readonly placeholders: readonly string[];
  /** Phrases that violate fair-housing rules, with the reason. They block nothing. */
  readonly warnings: readonly string[];
}

/** The open placeholders and the warnings of a script. */
export function ScriptChecks({ placeholders, warnings }: ScriptChecksProps) {
  return (
    <>
      {placeholders.length > 0 && (
        <Alert tone="warning" title="Fill in what the listing did not say">
          Replace each of these in the script, or take the sentence out:
          <List>
            {placeholders.map((placeholder) => (
              <li key={placeholder}>
                <code>{placeholder}</code>
              </li>
            ))}
          </List>
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title="Fair housing: please look at this wording">
          <List>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
