/** What the footer and the contact links say about the company. One place, so that a deployment changes it once. */
export const productVersion = '1.0.0';

const site = 'https://curbcast.example';

export const supportMail = 'support@curbcast.example';
export const salesMail = 'sales@curbcast.example';

/** Pages of the company outside of the product (spec part 1 section 2). */
export const companyLinks = [
  { label: 'Privacy Policy', href: `${site}/privacy` },
  { label: 'Company Ethics', href: `${site}/ethics` },
] as const;

/** Without targets until there are accounts: shown as words, never as dead links. */
export const socialNames = ['LinkedIn', 'YouTube', 'Instagram'] as const;
