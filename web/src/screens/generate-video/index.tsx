import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { isBegun } from './draft/draft.ts';
import { CopyVideo } from './draft/CopyVideo.tsx';
import { OwnVersion } from './draft/OwnVersion.tsx';
import { useDraft } from './draft/useDraft.ts';
import { OtherDraft } from './draft/OtherDraft.tsx';
import { templateOf, type Template } from './template.ts';
import { Wizard } from './Wizard.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  ${text('caption')} color: ${color.text2};
  /* On a phone the longer of the texts would push the button into another line, and the whole page down, at each save. */
  & > span {
    flex-basis: 100%;
    ${up.md} {
      flex-basis: auto;
    }
  }
  /* Alone on its line, it begins where the texts do. */
  & > button {
    margin-inline-start: calc(-1 * ${space[4]});
    ${up.md} {
      margin-inline-start: 0;
    }
  }
`;

const keptWords = {
  server: t('Draft saved. You can continue on another device.'),
  browser: t('Draft saved in this browser'),
  nowhere: t('This browser cannot keep the draft'),
} as const;

/** `/generate-video`: the video creation wizard. */
export default function GenerateVideo() {
  const [search] = useSearchParams();
  const template = templateOf(search.get('template'));
  const { id } = useViewer().user;
  // Each template has its own draft.
  return <Flow key={`${id} ${template.kind}`} userId={id} template={template} />;
}

function Flow({ userId, template }: { readonly userId: string; readonly template: Template }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const store = useDraft(userId, template.kind);
  const [asking, setAsking] = useState(false);

  const startOver = (): void => {
    store.startOver();
    setAsking(false);
    void navigate({ search: search.toString() });
  };
  return (
    <Stack $gap={6}>
      <title>{t('{heading} · Curbcast', { heading: template.heading })}</title>
      <ScreenHead title={template.heading} lead={template.lead}>
        {isBegun(store.draft) && (
          <Kept>
            <span>{keptWords[store.kept]}</span>
            <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('Start over')}
            </Button>
          </Kept>
        )}
      </ScreenHead>
      {store.other !== null && <OtherDraft other={store.other} />}
      <CopyVideo store={store} />
      <OwnVersion store={store} />
      <Wizard store={store} template={template} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Start over?')}
        description={t('The script and everything you chose in this draft will be gone.')}
        confirmText={t('Start over')}
        destructive
        onConfirm={startOver}
      />
    </Stack>
  );
}
