import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

// Announcements of a screen reader on the screens of administrators: landmarks, headings, tabs, tables and dialogs.
const fixture = useFixture();
const browser = useBrowser();
let userId = '';
let videoId = '';

beforeAll(async () => {
  const user = await fixture.user('Tree Reader');
  const { video } = await startVideo(user, { title: 'Maple Street' });
  await readyVideo(user, video.id);
  [userId, videoId] = [user.id, video.id];
}, timeout);

/** Waits until the accessibility tree of the element has these lines in this order, at any depth. */
async function expectTree(element: Locator, lines: readonly string[]): Promise<void> {
  let tree = '';
  const isThere = async (): Promise<boolean> => {
    tree = await element.ariaSnapshot();
    const told = tree.split('\n').map((line) => line.trim());
    let at = 0;
    return lines.every((line) => {
      at = told.findIndex((each, index) => index >= at && each.startsWith(`- ${line}`)) + 1;
      return at > 0;
    });
  };
  await eventually('the accessibility tree', isThere).catch(() => expect(tree).toBe(lines.join('\n')));
}

const frame = (...content: readonly string[]): readonly string[] => [
  'link "Skip to content"',
  'banner',
  'button "Search customers, videos, payments, emails"',
  'button "Account of Ada Admin"',
  'navigation "Console"',
  'main',
  ...content,
];
const administration = (selected: string, ...content: readonly string[]): readonly string[] =>
  frame(
    'heading "Admin Dashboard" [level=1]',
    'tablist "Administration"',
    `tab "${selected}" [selected]`,
    `tabpanel "${selected}"`,
    ...content,
  );
const columns = (...names: readonly string[]): readonly string[] => names.map((name) => `columnheader "${name}"`);

const screens: Readonly<Record<string, readonly string[]>> = {
  '/admin/overview': frame('heading "Overview" [level=1]'),
  '/admin/users/:user': frame(
    'heading "Tree Reader" [level=1]',
    'heading "Credits" [level=2]',
    'heading "Support" [level=2]',
    'heading "Sign-in" [level=2]',
    'list "Open sessions"',
    'heading "What happened" [level=2]',
    'searchbox "Search the events"',
    'combobox "Kind"',
    'list "Events, the newest first"',
    'table "Videos of the customer, the newest first"',
    'button "View Maple Street"',
  ),
  '/admin': administration(
    'Users',
    'searchbox "Search users"',
    'combobox "Role"',
    'combobox "State"',
    'table "Users"',
    ...columns('ID', 'User', 'Email', 'Credits', 'Subscription', 'Videos', 'Avatars', 'Joined', 'Actions'),
    'status: Showing',
  ),
  '/admin?tab=videos': administration(
    'Videos',
    'combobox "Status"',
    'table "Videos of all users"',
    ...columns('ID', 'Title', 'Status', 'Property Address', 'Created', 'Actions'),
    'button "View Maple Street"',
  ),
  '/admin?tab=avatars': administration(
    'Avatars',
    'region "Digital Twins"',
    'region "Stock presenters"',
    'table "Stock presenters"',
    ...columns('ID', 'Name', 'Type', 'Status', 'Actions'),
  ),
  '/admin?tab=library': administration('MLS Unlocked', 'button "Add Video"'),
  '/admin?tab=security': administration(
    'Security',
    'region "Last 24 hours"',
    'region "Sessions"',
    'region "Security alerts"',
    'combobox "Alerts"',
    'list "Open alerts"',
    'region "IP Blacklist"',
  ),
  '/admin?tab=system': administration(
    'System',
    'region "Failed steps"',
    'region "Videos"',
    'region "Avatars"',
    'table "Engines"',
    ...columns('Port', 'Engine', 'Kind', 'State', 'Problem'),
    'table "Projections"',
    ...columns('Projection', 'Version', 'State', 'Position', 'Lag', 'Progress', 'Error'),
  ),
  '/admin?tab=tests': administration('Test Results', 'button "Run Tests"'),
  '/admin/log': frame(
    'heading "Audit log" [level=1]',
    'searchbox "Search the audit log"',
    'combobox "Action"',
    'combobox "Who"',
    'link "Download the audit log as CSV"',
    'table "Administrators\' actions, the newest first"',
    ...columns('Time', 'Who', 'What', 'Before and after', 'From'),
  ),
  '/admin/users/:user/credits': frame(
    'heading "Credit history" [level=1]',
    'button "Give credits"',
    'region "Moment"',
    'slider "Event"',
    'heading "Balance then" [level=2]',
    'heading "Verdict" [level=2]',
    'list "Events around the moment, the latest first"',
  ),
  '/admin/audit/video/:video': frame(
    '\'heading "Video: history" [level=1]\'',
    'status: "Event ',
    'region "Moment"',
    'slider "Event"',
    'group "Go through the history"',
    'heading "State then" [level=2]',
    'term: Status',
    'definition: ready',
  ),
  '/admin/finance?tab=exceptions': frame(
    'heading "Finance" [level=1]',
    'tablist "Parts of finance"',
    'tab "Exceptions" [selected]',
    'tabpanel "Exceptions"',
    'combobox "State"',
    'combobox "Kind"',
    'link "Download the exceptions as CSV"',
  ),
  '/security': frame(
    'heading "Security Dashboard" [level=1]',
    'combobox "Time range"',
    'figure "Requests over time"',
    'figure "Failed logins and rate limit hits"',
    'tablist "Security"',
    'tab "Security Alerts" [selected]',
    'tabpanel "Security Alerts"',
    'combobox "Alerts"',
    'list "Open alerts"',
  ),
};

const securityTabs: Readonly<Record<string, readonly string[]>> = {
  'Session Management': [
    'heading "Session timeout" [level=2]',
    'heading "Force Logout" [level=2]',
    'table "Newest sessions"',
    ...columns('User', 'Device', 'IP', 'Signed in', 'Last seen', 'Actions'),
    'button "Force Logout of ',
  ],
  'IP Blacklist': ['combobox "Duration"', 'button "Add to Blacklist" [disabled]'],
  'Security Settings': [
    'heading "Rate Limiting" [level=2]',
    'spinbutton "General API Limit"',
    'spinbutton "Authentication Limit"',
    'button "Save Settings"',
    'heading "Security Features" [level=2]',
  ],
};

const asAdmin = async (): Promise<Page> =>
  (await openPage(await browser.context({ storageState: storageOf(await fixture.admin()) }))).page;

test(
  'the screens of administration, audit, finance and security have their landmarks, headings, tabs and tables',
  async () => {
    const page = await asAdmin();
    for (const [path, lines] of Object.entries(screens)) {
      await page.goto(`${fixture.server.url}${path.replace(':video', videoId).replace(':user', userId)}`);
      await expectTree(page.locator('body'), lines);
    }
    for (const [tab, lines] of Object.entries(securityTabs)) {
      await page.getByRole('tab', { name: tab }).click();
      await expectTree(page.getByRole('tabpanel', { name: tab }), lines);
    }
    await page.context().close();
  },
  timeout,
);

test(
  'the dialogs of an account and of setting its credits have a name, and name what they hold',
  async () => {
    const page = await asAdmin();
    await page.goto(`${fixture.server.url}/admin`);
    await page.getByRole('searchbox', { name: 'Search users' }).fill(userId);
    await page.getByRole('button', { name: 'Details of Tree Reader' }).click();
    await expectTree(page.getByRole('dialog', { name: 'Tree Reader' }), [
      'dialog "Tree Reader"',
      'heading "Tree Reader" [level=2]',
      'button "Close"',
      'term: ID',
      'region "Credits"',
      'heading "Credits" [level=3]',
      'region "Videos"',
      'link "History of Maple Street"',
      'button "Delete Maple Street"',
      'region "Avatars"',
      'region "Account and roles"',
      'button "Suspend account"',
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Update credits', exact: true }).click();
    await expectTree(page.getByRole('dialog', { name: 'Update Credits' }), [
      'dialog "Update Credits"',
      'textbox "Available credits"',
      'textbox "Reason"',
    ]);
    await page.context().close();
  },
  timeout,
);
