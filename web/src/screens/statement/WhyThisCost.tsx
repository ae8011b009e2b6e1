import { useQuery } from '@apollo/client/react';
import { CircleHelp } from 'lucide-react';
import { styled } from 'styled-components';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { creditsForSeconds, formatLength } from '../../features/catalog/cost.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { formatCredits } from '../../ui/format.ts';
import { Popover } from '../../ui/Popover.tsx';
import { t } from '../../i18n/t.ts';

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  & h3 {
    ${text('label')}
  }
  & p {
    color: ${color.text2};
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th {
    text-align: start;
    font-weight: 550;
    color: ${color.text2};
  }
  & td,
  & th {
    padding-block: ${space[1]};
    border-block-end: 1px solid ${color.border};
  }
  & :is(td, th):last-child {
    text-align: end;
  }
`;

/** Explains what a video costs, with examples. */
export function WhyThisCost() {
  const { data } = useQuery(catalogQuery);
  const step = data?.catalog.secondsPerHalfCredit;
  return (
    <Popover
      label={t('Why this cost?')}
      align="end"
      trigger={
        <Button variant="ghost" icon={<CircleHelp aria-hidden="true" />}>
          {t('Why this cost?')}
        </Button>
      }
    >
      <Words>
        <h3>{t('Why this cost?')}</h3>
        {step !== undefined && (
          <>
            <p>
              {t(
                '1 credit pays for 1 minute. Length counts in steps of {step} seconds, half a credit each; partial steps round up.',
                { step },
              )}
            </p>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('Length of the video')}</th>
                  <th scope="col">{t('Credits')}</th>
                </tr>
              </thead>
              <tbody>
                {[step, step + 1, step * 2.9, step * 6].map((seconds) => (
                  <tr key={seconds}>
                    <td>{formatLength(seconds)}</td>
                    <td>{formatCredits(creditsForSeconds(seconds, { secondsPerHalfCredit: step }))}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
        <p>
          {t(
            'The estimate is held when a video starts. When it is finished, only its real length is used, never more than was held, and the rest comes back. If rendering fails, everything comes back.',
          )}
        </p>
      </Words>
    </Popover>
  );
}
