import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@jest/globals';

// Zones that change their clocks at midnight (Cairo, Santiago, Havana), for a month of fasting (Casablanca), by half an
// hour (Lord Howe) or never; one with an offset of quarter hours, and the one where the day begins first.
test.each([
  'America/New_York',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('days, months and moments of the screens are right in %s, whatever its clocks do', async (zone) => {
  const program = join(import.meta.dirname, 'everyZone.ts');
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, TZ: zone },
  });
});
