import { Clapperboard, Coins, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { AboutYouCard } from './AboutYouCard.tsx';
import { useAboutYou, type AboutYouQuestion } from './useAboutYou.ts';
import { stepNames, useStep } from './useStep.ts';
import { t } from '../../i18n/t.ts';
import { Note } from '../../ui/text.ts';

const Tile = styled(Card)`
  svg {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    color: ${color.accent};
  }
`;
const Foot = styled(Cluster)`
  margin-block-start: ${space[2]};
`;

const tiles = [
  {
    icon: <Clapperboard aria-hidden="true" />,
    title: t('Videos from a listing'),
    words: t('Paste the address of a listing; the script, the pictures and the captions follow from it.'),
  },
  {
    icon: <UserRound aria-hidden="true" />,
    title: t('AI presenters'),
    words: t('Choose a presenter, or speak through a Digital Twin of your own.'),
  },
  {
    icon: <Coins aria-hidden="true" />,
    title: t('Simple credits'),
    words: t('1 credit is 1 minute of video. Credits held for a failed video come back.'),
  },
] as const;

/** The target of Continue in each step: the next step or a screen. */
const next: readonly (number | string)[] = [1, '/subscription-addons', '/dashboard'];

/** `/onboarding`: three steps with resume and skip. */
export default function Onboarding() {
  const [step, open] = useStep();
  const navigate = useNavigate();
  const { keep, ...question } = useAboutYou();
  const [keeping, setKeeping] = useState(false);
  const goOn = async (): Promise<void> => {
    setKeeping(true);
    const kept = await keep();
    setKeeping(false);
    if (!kept) return;
    const target = next[step] ?? '/dashboard';
    if (typeof target === 'number') return open(target);
    // On return from the plans, opens the last step.
    open(Math.min(step + 1, stepNames.length - 1));
    void navigate(target);
  };
  return (
    <Stack $gap={6}>
      <h1>{t('Set up your account')}</h1>
      <Stepper steps={stepNames} current={step} />
      {
        [
          <Welcome key="welcome" {...question} />,
          <ChoosePlan key="plan" onChoose={() => void goOn()} />,
          <StartCreating key="start" />,
        ][step]
      }
      <Foot $justify="space-between">
        <Cluster>
          {step > 0 && (
            <Button variant="ghost" onClick={() => open(step - 1)}>
              {t('Back')}
            </Button>
          )}
          {step === 1 ? (
            <Button variant="secondary" onClick={() => open(2)}>
              {t('Continue with the trial')}
            </Button>
          ) : (
            <Button loading={keeping} onClick={() => void goOn()}>
              {t('Continue')}
            </Button>
          )}
        </Cluster>
        <Cluster>
          <ButtonLink variant="ghost" to="/faq">
            {t('Help')}
          </ButtonLink>
          <ButtonLink variant="ghost" to="/dashboard">
            {t('Skip Setup')}
          </ButtonLink>
        </Cluster>
      </Foot>
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby="onboarding-step">
      <Stack $gap={4}>
        <h2 id="onboarding-step">{title}</h2>
        {children}
      </Stack>
    </section>
  );
}

function Welcome(question: Omit<AboutYouQuestion, 'keep'>) {
  return (
    <Section title={t('Welcome to Curbcast')}>
      <p>{t('Turn a listing into a presenter video in about 5 minutes.')}</p>
      <Grid $gap={4} $min="300px">
        {tiles.map(({ icon, title, words }) => (
          <Tile key={title} title={title} headingLevel={3} actions={icon}>
            <Note>{words}</Note>
          </Tile>
        ))}
      </Grid>
      <AboutYouCard {...question} />
    </Section>
  );
}

function ChoosePlan({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <Section title={t('Choose Your Plan')}>
      <p>{t('We recommend a subscription plus credits.')}</p>
      <Grid $gap={4}>
        <Card title={t('Monthly subscription')} headingLevel={3}>
          <p>{t('$75/month includes 3 credits')}</p>
          <Note>{t("Today's standard plan: $99 with 5 credits")}</Note>
        </Card>
        <Card title={t('Volume Pro')} headingLevel={3} description={t('Best value')}>
          <p>{t('50 credits for $725')}</p>
          <Note>{t("Bought once; bundle credits are used after the plan's.")}</Note>
        </Card>
      </Grid>
      <div>
        <Button size="lg" onClick={onChoose}>
          {t('Choose Plan')}
        </Button>
      </div>
    </Section>
  );
}

function StartCreating() {
  return (
    <Section title={t('Start Creating')}>
      <p>{t('Everything is ready for your first video.')}</p>
      <Cluster>
        <ButtonLink size="lg" to="/generate-video">
          {t('Create Your First Video')}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to="/manage-avatars-clean">
          {t('Customize Avatars')}
        </ButtonLink>
      </Cluster>
    </Section>
  );
}
