export type Language = 'en' | 'es';

/** The languages of the screens, by the names that their speakers give them. */
export const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** The page's language: English unless `spanish.ts` ran first. It never changes during the life of a page. */
export let language: Language = 'en';

/** How numbers, money and dates are written: the same in both languages, as in the United States. */
export let locale: `${Language}-US` = 'en-US';

/** Called by `spanish.ts`, before any other module asks. */
export function setLanguage(next: Language): void {
  language = next;
  locale = `${next}-US`;
}

/** Stores the choice for a year and reloads the page, which the server then sends in that language. */
export function chooseLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `curbcast-language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  location.reload();
}
