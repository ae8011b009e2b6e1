import { Mail, Share } from 'lucide-react';
import { t } from '../../i18n/t.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';

/** Pages of other sites to which a link can be posted. */
const networks: readonly { readonly name: string; readonly address: (url: string, title: string) => string }[] = [
  { name: t('Facebook'), address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  {
    name: 'LinkedIn',
    address: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
  {
    name: 'X',
    address: (url, title) =>
      `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
];

/** Posts the share link of a video with one click: on phones through the device's own share sheet first. */
export function ShareNetworks({ url, title }: { readonly url: string; readonly title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  // Closing the sheet also rejects; that is no error.
  const openSheet = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Cluster $gap={3}>
      {'share' in navigator && (
        <Button variant="secondary" icon={<Share aria-hidden="true" />} onClick={openSheet}>
          {t('Text or app')}
        </Button>
      )}
      {networks.map(({ name, address }) => (
        <ButtonAnchor
          key={name}
          variant="secondary"
          href={address(url, title)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
        </ButtonAnchor>
      ))}
      <ButtonAnchor variant="secondary" href={mail} icon={<Mail aria-hidden="true" />}>
        {t('Email')}
      </ButtonAnchor>
    </Cluster>
  );
}
