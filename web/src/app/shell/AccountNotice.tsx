import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { useCancelDeletion, useResume } from '../session/accountStatus.ts';
import { useProduct, type Viewer } from '../session/useSession.ts';
import { Phrase } from '../../i18n/Phrase.tsx';
import { t } from '../../i18n/t.ts';

const Place = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[6]};
`;

/** Why the account can't create and share, at the top of every signed-in screen, and what the user can do about it. */
export default function AccountNotice({ user }: { readonly user: Viewer['user'] }) {
  const product = useProduct();
  const cancelDeletion = useCancelDeletion();
  const resume = useResume();
  const { deletionAt, suspendedBy } = user;
  return (
    <Place>
      {deletionAt !== null && (
        <Alert
          tone="warning"
          title={t('Your account will be deleted on {deletionAt}', { deletionAt: formatMoment(deletionAt) })}
          action={
            <Button variant="secondary" loading={cancelDeletion.running} onClick={cancelDeletion.run}>
              {t('Keep my account')}
            </Button>
          }
        >
          {t('Until then you can sign in, read and download everything, but not create or share.')}
        </Alert>
      )}
      {suspendedBy === 'USER' && (
        <Alert
          title={t('Your account is paused')}
          action={
            <Button variant="secondary" loading={resume.running} onClick={resume.run}>
              {t('Resume')}
            </Button>
          }
        >
          {t('You can sign in, read, download and pay, but not create or share.')}
        </Alert>
      )}
      {suspendedBy === 'ADMIN' && (
        <Alert tone="warning" title={t('Your account is suspended')}>
          {product === undefined ? (
            t('You can sign in, read, download and pay, but not create or share. Please contact support.')
          ) : (
            <Phrase
              text="You can sign in, read, download and pay, but not create or share. Please contact <0>{address}</0>."
              parts={[(words) => <a href={`mailto:${product.supportEmail}`}>{words}</a>]}
              values={{ address: product.supportEmail }}
            />
          )}
        </Alert>
      )}
    </Place>
  );
}
