import { blindApplications } from './blind-applications.ts';
import { blindChanges } from './blind-changes.ts';
import { blindClosings } from './blind-closings.ts';
import { blindDisclosures } from './blind-disclosures.ts';
import { blindEstimates } from './blind-estimates.ts';
import { blindFirstPages } from './blind-first-pages.ts';
import { blindInterestOnly } from './blind-interest-only.ts';
import { blindLenders } from './blind-lenders.ts';
import { blindLetters } from './blind-letters.ts';
import { blindLoanSystems } from './blind-loan-systems.ts';
import { blindMails } from './blind-mails.ts';
import { blindNotes } from './blind-notes.ts';
import { blindOffers } from './blind-offers.ts';
import { blindOthers } from './blind-others.ts';
import { blindPrograms } from './blind-programs.ts';
import { blindPurchases } from './blind-purchases.ts';
import { blindQuotes } from './blind-quotes.ts';
import { blindRefinances } from './blind-refinances.ts';
import { blindRows } from './blind-rows.ts';
import { blindStatements } from './blind-statements.ts';
import { blindSystems } from './blind-systems.ts';
import { blindTables } from './blind-tables.ts';
import { blindWorksheets } from './blind-worksheets.ts';
import { copiedClosings } from './copied-closings.ts';
import { copiedEstimates } from './copied-estimates.ts';
import { fifthAdjustable } from './fifth-adjustable.ts';
import { fifthClosings } from './fifth-closings.ts';
import { fifthLenderCredits } from './fifth-lender-credits.ts';
import { fifthMails } from './fifth-mails.ts';
import { fifthOffers } from './fifth-offers.ts';
import { fifthPayoffs } from './fifth-payoffs.ts';
import { fifthPrograms } from './fifth-programs.ts';
import { fifthPurchases } from './fifth-purchases.ts';
import { fifthTables } from './fifth-tables.ts';
import { fifthWorksheets } from './fifth-worksheets.ts';
import { freshFinal } from './fresh-final.ts';
import { freshForms } from './fresh-forms.ts';
import { freshLast } from './fresh-last.ts';
import { freshLetters } from './fresh-letters.ts';
import { freshPrograms } from './fresh-programs.ts';
import { freshQuotes } from './fresh-quotes.ts';
import { freshReplies } from './fresh-replies.ts';
import { kinds } from './kinds.ts';
import { officialForms } from './official-forms.ts';
import { otherFigures } from './other-figures.ts';
import { quotes } from './quotes.ts';
import type { SheetCase } from './sheet-case.ts';
import { seventhAdjustable } from './seventh-adjustable.ts';
import { seventhClosings } from './seventh-closings.ts';
import { seventhEstimates } from './seventh-estimates.ts';
import { seventhPayoffs } from './seventh-payoffs.ts';
import { seventhPrograms } from './seventh-programs.ts';
import { seventhRural } from './seventh-rural.ts';
import { seventhWorksheets } from './seventh-worksheets.ts';
import { sixthAdjustable } from './sixth-adjustable.ts';
import { sixthClosings } from './sixth-closings.ts';
import { sixthCondos } from './sixth-condos.ts';
import { sixthConstruction } from './sixth-construction.ts';
import { sixthCopiedEstimates } from './sixth-copied-estimates.ts';
import { sixthEstimates } from './sixth-estimates.ts';
import { sixthMails } from './sixth-mails.ts';
import { sixthOffers } from './sixth-offers.ts';
import { sixthRefinances } from './sixth-refinances.ts';
import { sixthSystems } from './sixth-systems.ts';
import { sixthWorksheets } from './sixth-worksheets.ts';
import { strangerAdjustable } from './stranger-adjustable.ts';
import { strangerClosings } from './stranger-closings.ts';
import { strangerCondos } from './stranger-condos.ts';
import { strangerEstimates } from './stranger-estimates.ts';
import { strangerPayoffs } from './stranger-payoffs.ts';
import { strangerPrograms } from './stranger-programs.ts';
import { strangerQuotes } from './stranger-quotes.ts';
import { strangerRefinances } from './stranger-refinances.ts';
import { strangerWorksheets } from './stranger-worksheets.ts';
import { unseenBrokers } from './unseen-brokers.ts';
import { unseenForms } from './unseen-forms.ts';
import { unseenLetters } from './unseen-letters.ts';
import { unseenMails } from './unseen-mails.ts';
import { unseenMessages } from './unseen-messages.ts';
import { unseenNotes } from './unseen-notes.ts';
import { unseenOffers } from './unseen-offers.ts';
import { unseenQuick } from './unseen-quick.ts';
import { unseenQuotes } from './unseen-quotes.ts';
import { unseenReplies } from './unseen-replies.ts';
import { unseenSystems } from './unseen-systems.ts';
import { unseenWorksheets } from './unseen-worksheets.ts';
import { unseenSheets } from './unseen.ts';
import { worksheets } from './worksheets.ts';

/** Sheet cases of one kind. */
interface SheetKind {
  /** The share of their figures that must be read, clear or asked. */
  readonly recall: number;
  readonly cases: readonly SheetCase[];
}

/** Every sheet case by its kind. */
export const sheetKinds: Readonly<Record<string, SheetKind>> = {
  'Loan Estimates and Closing Disclosures': { recall: 0.95, cases: officialForms },
  'worksheets of loan systems': { recall: 0.95, cases: worksheets },
  'quotes, mails and short sheets': { recall: 0.95, cases: quotes },
  'faults that were reported, in several layouts': { recall: 0.95, cases: kinds },
  'figures of something else, and ranges': { recall: 0.95, cases: otherFigures },
  'sheets written before the reader was changed': {
    recall: 0.95,
    cases: [
      ...unseenSheets,
      ...unseenQuotes,
      ...unseenLetters,
      ...unseenBrokers,
      ...unseenMessages,
      ...unseenForms,
      ...unseenMails,
      ...unseenWorksheets,
      ...unseenOffers,
      ...unseenReplies,
      ...unseenNotes,
      ...unseenSystems,
      ...unseenQuick,
      ...freshForms,
      ...freshPrograms,
      ...freshLetters,
      ...freshReplies,
      ...freshQuotes,
      ...freshLast,
      ...freshFinal,
    ],
  },
  'forms and worksheets of a writer who has not seen the reader': {
    recall: 0.9,
    cases: [
      ...blindPurchases,
      ...blindDisclosures,
      ...blindChanges,
      ...blindEstimates,
      ...blindInterestOnly,
      ...blindWorksheets,
      ...blindStatements,
      ...blindRefinances,
      ...blindSystems,
      ...blindRows,
      ...blindApplications,
      ...blindFirstPages,
      ...blindClosings,
      ...blindLoanSystems,
    ],
  },
  'forms and worksheets of a fourth writer': {
    recall: 0.95,
    cases: [
      ...strangerAdjustable,
      ...strangerClosings,
      ...strangerCondos,
      ...strangerEstimates,
      ...strangerPayoffs,
      ...strangerPrograms,
      ...strangerRefinances,
      ...strangerWorksheets,
    ],
  },
  'quotes and letters of the fourth writer': { recall: 0.8, cases: strangerQuotes },
  'forms and worksheets of a fifth writer': {
    recall: 0.95,
    cases: [
      ...fifthPurchases,
      ...fifthAdjustable,
      ...fifthPrograms,
      ...fifthClosings,
      ...fifthPayoffs,
      ...fifthLenderCredits,
      ...fifthWorksheets,
      ...fifthOffers,
    ],
  },
  'mails, tables and letters of the fifth writer': { recall: 0.8, cases: [...fifthMails, ...fifthTables] },
  'forms and worksheets of a sixth writer': {
    recall: 0.95,
    cases: [
      ...sixthEstimates,
      ...sixthCopiedEstimates,
      ...sixthAdjustable,
      ...sixthConstruction,
      ...sixthClosings,
      ...sixthRefinances,
      ...sixthCondos,
      ...sixthWorksheets,
      ...sixthSystems,
    ],
  },
  'forms and worksheets of a seventh writer': {
    recall: 0.95,
    cases: [
      ...seventhAdjustable,
      ...seventhClosings,
      ...seventhEstimates,
      ...seventhPayoffs,
      ...seventhPrograms,
      ...seventhRural,
      ...seventhWorksheets,
    ],
  },
  'mails, tables and offers of the sixth writer': { recall: 0.85, cases: [...sixthMails, ...sixthOffers] },
  'the same forms, copied in the order of the file': {
    recall: 0.85,
    cases: [...copiedEstimates, ...copiedClosings],
  },
  // Misspelt mails, transcripts and a chat in Spanish: here a missing figure is better than a wrong one.
  'letters, quotes and odd sheets of that writer': {
    recall: 0.7,
    cases: [
      ...blindQuotes,
      ...blindLetters,
      ...blindTables,
      ...blindPrograms,
      ...blindMails,
      ...blindLenders,
      ...blindNotes,
      ...blindOthers,
      ...blindOffers,
    ],
  },
};
