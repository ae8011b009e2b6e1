import type { Locator, Page } from 'playwright-core';

/** A button by its full name, or by a part of it. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Waits until a text is shown somewhere. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
