import { t } from '../../i18n/t.ts';

/** A link of the console's navigation; without `forFinance` administrators alone see it. */
interface ConsoleLink {
  readonly label: string;
  readonly to: string;
  readonly forFinance?: true;
}

interface ConsoleSection {
  /** Absent for links of no section. */
  readonly title?: string;
  readonly links: readonly ConsoleLink[];
}

/** The navigation of the console, in its order. A new screen of the console is a line here. */
const sections: readonly ConsoleSection[] = [
  { links: [{ label: t('Overview'), to: '/admin/overview', forFinance: true }] },
  {
    title: t('Support'),
    links: [
      { label: t('Customers'), to: '/admin' },
      { label: t('Videos'), to: '/admin?tab=videos' },
      { label: t('Avatars'), to: '/admin?tab=avatars' },
      { label: t('E-mail outbox'), to: '/outbox' },
    ],
  },
  {
    title: t('Money'),
    links: [{ label: t('Finance'), to: '/admin/finance', forFinance: true }],
  },
  { title: t('Content'), links: [{ label: t('MLS Unlocked'), to: '/admin?tab=library' }] },
  {
    title: t('Service'),
    links: [
      { label: t('Security'), to: '/security' },
      { label: t('Audit log'), to: '/admin/log' },
      { label: t('System'), to: '/admin?tab=system' },
      { label: t('Test Results'), to: '/admin?tab=tests' },
    ],
  },
];

/** The sections that these roles open. */
export const sectionsFor = ({ isAdmin }: { readonly isAdmin: boolean }): readonly ConsoleSection[] =>
  sections
    .map((section) => ({
      ...section,
      links: section.links.filter(({ forFinance = false }) => isAdmin || forFinance),
    }))
    .filter(({ links }) => links.length > 0);

/** The target of the link whose section an address is in. */
export function sectionAt(pathname: string, search: string): string | undefined {
  // A customer's page and credit history belong to the customers, any other history to the audit log.
  if (pathname.startsWith('/admin/users/')) return '/admin';
  if (pathname.startsWith('/admin/audit/')) return '/admin/log';
  const tab = new URLSearchParams(search).get('tab');
  const links = sections.flatMap(({ links: all }) => all.map(({ to }) => to));
  const withTab = `${pathname}?tab=${tab ?? ''}`;
  return links.includes(withTab) ? withTab : links.find((to) => to === pathname);
}
