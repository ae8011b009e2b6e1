import type { Tab } from '../../ui/Tabs.tsx';
import { AvatarsTab } from './avatars/AvatarsTab.tsx';
import { LibraryTab } from './library/LibraryTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';
import { SystemTab } from './system/SystemTab.tsx';
import { TestResultsTab } from './test-results/TestResultsTab.tsx';
import { UsersTab } from './users/UsersTab.tsx';
import { VideosTab } from './videos/VideosTab.tsx';
import { t } from '../../i18n/t.ts';

/**
 * The tabs of the administrators' dashboard, in order. Each tab has one line here and a folder next to this file;
 * `value` is part of the address: `/admin?tab=system`.
 */
export const tabs: readonly Tab<string>[] = [
  { value: 'users', label: t('Users'), content: <UsersTab /> },
  { value: 'videos', label: t('Videos'), content: <VideosTab /> },
  { value: 'avatars', label: t('Avatars'), content: <AvatarsTab /> },
  { value: 'library', label: t('MLS Unlocked'), content: <LibraryTab /> },
  { value: 'security', label: t('Security'), content: <SecurityTab /> },
  { value: 'system', label: t('System'), content: <SystemTab /> },
  { value: 'tests', label: t('Test Results'), content: <TestResultsTab /> },
];
