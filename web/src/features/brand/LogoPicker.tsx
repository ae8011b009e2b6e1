import { ImageUp, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { pictureTypes, uploadOwnPicture } from '../own-pictures.ts';
import { t } from '../../i18n/t.ts';

const Logo = styled.img`
  max-inline-size: 220px;
  max-block-size: 72px;
  padding: ${space[2]};
  background: #fff;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
`;

export interface LogoPickerProps {
  readonly logoUrl: string | null | undefined;
  /** Receives the path of the uploaded logo; null when it is removed. */
  readonly onChange: (logoUrl: string | null) => void;
}

/** The logo of a brand, with buttons to upload and to remove it. */
export function LogoPicker({ logoUrl, onChange }: LogoPickerProps) {
  const upload = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    try {
      onChange(await uploadOwnPicture(file));
    } catch (cause) {
      toast({
        title: t('Upload Failed'),
        description: cause instanceof Error ? cause.message : '',
        variant: 'destructive',
      });
    }
  };
  return (
    <Cluster $gap={3}>
      {typeof logoUrl === 'string' && <Logo src={logoUrl} alt={t('Your logo')} />}
      <FileButton
        variant="secondary"
        icon={<ImageUp aria-hidden="true" />}
        fileLabel={t('Logo file')}
        accept={pictureTypes}
        onFiles={(files) => void upload(files)}
      >
        {logoUrl ? t('Change the logo') : t('Upload a logo')}
      </FileButton>
      {logoUrl && (
        <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
          {t('Remove the logo')}
        </Button>
      )}
    </Cluster>
  );
}
