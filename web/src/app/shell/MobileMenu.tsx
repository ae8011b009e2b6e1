import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { setThemeMode, useThemeMode } from '../../theme/mode.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/RadioCards.tsx';
import { useAddCredits } from '../addCredits.tsx';
import { signOut } from '../session/signOut.ts';
import { menuName, type Viewer } from '../session/useSession.ts';
import { accountLinks, generateLinks, publicLinks, videoLinks, type NavLink } from './links.ts';
import { UserPicture } from './UserPicture.tsx';

const Group = styled.div`display: flex; flex-direction: column;`;
const Heading = styled.h3`${text('caption')} font-weight: 550; color: ${color.text2}; padding-block: ${space[2]} ${space[1]};`;
const Way = styled(Link)`
  display: flex; align-items: center; min-block-size: 44px; padding-inline: ${space[3]}; margin-inline: calc(-1 * ${space[3]}); border-radius: ${radius.sm};
  color: ${color.text}; text-decoration: none; ${text('body')}
  &:hover { background: ${color.sunken}; }
  &[aria-current='page'] { background: ${color.accentSoft}; color: ${color.accentText}; }
`;
const Who = styled.div`display: flex; align-items: center; gap: ${space[3]}; & strong { display: block; } & span { ${text('small')} color: ${color.text2}; overflow-wrap: anywhere; }`;

export interface MobileMenuProps {
  readonly viewer: Viewer | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const groupsSignedIn: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  { title: 'Workspace', links: [{ label: 'Dashboard', to: '/dashboard' }, { label: 'Digital Twins', to: '/manage-avatars' }] },
  { title: 'Generate Video', links: generateLinks },
  { title: 'Videos', links: videoLinks },
];

/** The same ways as the desktop navigation, as a sheet on phones. */
export default function MobileMenu({ viewer, open, onOpenChange }: MobileMenuProps) {
  const addCredits = useAddCredits();
  const close = (): void => onOpenChange(false);
  const credits = (): void => {
    close();
    addCredits.request();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Menu">
      <Stack as="nav" aria-label="Main" $gap={3}>
        {viewer === null ? (
          <>
            <Ways links={publicLinks} onGo={close} />
            <ButtonLink to="/register" size="lg" onClick={close}>Get Started</ButtonLink>
            <ButtonLink to="/login" size="lg" variant="secondary" onClick={close}>Log In</ButtonLink>
          </>
        ) : (
          <>
            <Who><UserPicture user={viewer.user} /><div><strong>{menuName(viewer.user)}</strong><span>{viewer.user.email}</span></div></Who>
            {groupsSignedIn.map(({ title, links }) => <Group key={title}><Heading>{title}</Heading><Ways links={links} onGo={close} /></Group>)}
            <Group><Heading>Account</Heading><Ways links={viewer.isAdmin ? [...accountLinks, { label: 'Admin', to: '/admin' }] : accountLinks} onGo={close} /></Group>
            <Button size="lg" onClick={credits}>Add Credits</Button>
            <Button size="lg" variant="secondary" onClick={signOut}>Sign out</Button>
          </>
        )}
        <ThemeChoice />
      </Stack>
    </Dialog>
  );
}

function Ways({ links, onGo }: { readonly links: readonly NavLink[]; readonly onGo: () => void }) {
  const { pathname, search } = useLocation();
  return <Group>{links.map(({ label, to }) => <Way key={to} to={to} onClick={onGo} aria-current={`${pathname}${search}` === to ? 'page' : undefined}>{label}</Way>)}</Group>;
}

function ThemeChoice() {
  const mode = useThemeMode();
  return (
    <SegmentedControl
      label="Colour theme"
      value={mode}
      onValueChange={setThemeMode}
      options={[{ value: 'system', label: 'Device' }, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }]}
    />
  );
}
