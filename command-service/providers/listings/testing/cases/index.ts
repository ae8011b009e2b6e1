import type { ReadingCase } from '../reading-case.ts';
import { absentAddressCases } from './absent-addresses.ts';
import { absentFigureCases } from './absent-figures.ts';
import { blindAgentsCases } from './blind-agents.ts';
import { blindFeedsCases } from './blind-feeds.ts';
import { blindNotesCases } from './blind-notes.ts';
import { blindOffersCases } from './blind-offers.ts';
import { blindPagesCases } from './blind-pages.ts';
import { blindPortalsCases } from './blind-portals.ts';
import { blindPrintoutsCases } from './blind-printouts.ts';
import { blindRecordsCases } from './blind-records.ts';
import { blindSitesCases } from './blind-sites.ts';
import { blindSystemsCases } from './blind-systems.ts';
import { dataCases } from './data.ts';
import { eighthPagesCases } from './eighth-pages.ts';
import { fifthAgentsCases } from './fifth-agents.ts';
import { eleventhPagesCases } from './eleventh-pages.ts';
import { eleventhTextsCases } from './eleventh-texts.ts';
import { fifthKindsCases } from './fifth-kinds.ts';
import { fifthNotesCases } from './fifth-notes.ts';
import { fifthPortalsCases } from './fifth-portals.ts';
import { fifthTextsCases } from './fifth-texts.ts';
import { freshCases } from './fresh.ts';
import { homeCases } from './homes.ts';
import { kindsCountCases } from './kinds-counts.ts';
import { kindsDataCases } from './kinds-data.ts';
import { kindsLandCases } from './kinds-land.ts';
import { kindsLayoutCases } from './kinds-layouts.ts';
import { kindsMoreCases } from './kinds-more.ts';
import { kindsPageCases } from './kinds-pages.ts';
import { kindsPortalCases } from './kinds-portals.ts';
import { kindsSiteCases } from './kinds-sites.ts';
import { kindsTextCases } from './kinds-texts.ts';
import { kindsTrapCases } from './kinds-traps.ts';
import { looksAbroadCases } from './looks-abroad.ts';
import { looksBrokerCases } from './looks-brokers.ts';
import { looksPortalCases } from './looks-portals.ts';
import { looksSecondTextCases } from './looks-second-texts.ts';
import { looksSecondCases } from './looks-second.ts';
import { looksThirdCases } from './looks-third.ts';
import { ninthPagesKindsCases } from './ninth-pages-kinds.ts';
import { ninthPagesSitesCases } from './ninth-pages-sites.ts';
import { ninthPagesCases } from './ninth-pages.ts';
import { portalCases } from './portals.ts';
import { priceCases } from './prices.ts';
import { reportedCases } from './reported.ts';
import { roomCases } from './rooms.ts';
import { seventhKindsCases } from './seventh-kinds.ts';
import { seventhPortalsCases } from './seventh-portals.ts';
import { seventhTextsCases } from './seventh-texts.ts';
import { eighthTextsCases } from './eighth-texts.ts';
import { eighthTextsMoreCases } from './eighth-texts-more.ts';
import { ninthTextsCases } from './ninth-texts.ts';
import { ninthTextsKindsCases } from './ninth-texts-kinds.ts';
import { ninthTextsTrapsCases } from './ninth-texts-traps.ts';
import { sixthKindsCases } from './sixth-kinds.ts';
import { sixthPortalsCases } from './sixth-portals.ts';
import { sixthTextsCases } from './sixth-texts.ts';
import { storyCases } from './stories.ts';
import { strangerAgentsCases } from './stranger-agents.ts';
import { strangerBuildersCases } from './stranger-builders.ts';
import { strangerOwnersCases } from './stranger-owners.ts';
import { strangerPortalsCases } from './stranger-portals.ts';
import { strangerTextsCases } from './stranger-texts.ts';
import { trapCases } from './traps.ts';
import { tenthPagesKindsCases } from './tenth-pages-kinds.ts';
import { tenthPagesMoreCases } from './tenth-pages-more.ts';
import { tenthPagesCases } from './tenth-pages.ts';
import { tenthTextsKindsCases } from './tenth-texts-kinds.ts';
import { tenthTextsMoreCases } from './tenth-texts-more.ts';
import { tenthTextsCases } from './tenth-texts.ts';
import { twelfthPagesCases } from './twelfth-pages.ts';
import { twelfthTextsCases } from './twelfth-texts.ts';
import { fifteenthPortalsCases } from './fifteenth-portals.ts';
import { fifteenthSitesCases } from './fifteenth-sites.ts';
import { fifteenthTextsCases } from './fifteenth-texts.ts';
import { eighteenthPagesCases } from './eighteenth-pages.ts';
import { eighteenthTextsCases } from './eighteenth-texts.ts';
import { nineteenthPagesCases } from './nineteenth-pages.ts';
import { nineteenthTextsCases } from './nineteenth-texts.ts';
import { everydayNotes } from './everyday-notes.ts';
import { everydayTexts } from './everyday-texts.ts';
import { twentyFirstPagesCases } from './twenty-first-pages.ts';
import { twentyFirstTextsCases } from './twenty-first-texts.ts';
import { twentySecondPagesCases } from './twenty-second-pages.ts';
import { twentySecondTextsCases } from './twenty-second-texts.ts';
import { twentiethPagesCases } from './twentieth-pages.ts';
import { twentiethTextsCases } from './twentieth-texts.ts';
import { sentencesOfDues } from './sentences-of-dues.ts';
import { sentencesOfRooms } from './sentences-of-rooms.ts';
import { sentencesOfTypes } from './sentences-of-types.ts';
import { toldSentencesCases } from './told-sentences.ts';
import { fourteenthPortalsCases } from './fourteenth-portals.ts';
import { fourteenthSitesCases } from './fourteenth-sites.ts';
import { fourteenthTextsCases } from './fourteenth-texts.ts';
import { seventeenthPagesCases } from './seventeenth-pages.ts';
import { seventeenthTextsCases } from './seventeenth-texts.ts';
import { sixteenthPortalsCases } from './sixteenth-portals.ts';
import { sixteenthSitesCases } from './sixteenth-sites.ts';
import { sixteenthTextsCases } from './sixteenth-texts.ts';
import { thirteenthPortalsCases } from './thirteenth-portals.ts';
import { thirteenthSitesCases } from './thirteenth-sites.ts';
import { thirteenthTextsCases } from './thirteenth-texts.ts';
import { unseenAbroadCases } from './unseen-abroad.ts';
import { unseenAgainCases } from './unseen-again.ts';
import { unseenBrokerCases } from './unseen-brokers.ts';
import { unseenDataCases } from './unseen-data.ts';
import { unseenFormCases } from './unseen-forms.ts';
import { unseenLandCases } from './unseen-lands.ts';
import { unseenLastCases } from './unseen-last.ts';
import { unseenMarketCases } from './unseen-markets.ts';
import { unseenMoreCases } from './unseen-more.ts';
import { unseenPortalCases } from './unseen-portals.ts';
import { unseenPostCases } from './unseen-posts.ts';
import { unseenSellerCases } from './unseen-sellers.ts';
import { unseenSiteCases } from './unseen-sites.ts';
import { unseenWorldCases } from './unseen-world.ts';

/** Every reading case, by its kind. */
export const allCases: Readonly<Record<string, readonly ReadingCase[]>> = {
  'faults that were seen on real pages': reportedCases,
  'the home and its address': homeCases,
  'pages and texts that do not say where the home is': absentAddressCases,
  'figures that the home lacks and something else near it has': absentFigureCases,
  prices: priceCases,
  'rooms, sizes, years and types': roomCases,
  'data in pages': dataCases,
  'stories and pasted texts': storyCases,
  'pages of portals': portalCases,
  'layouts written before the reader was changed': freshCases,
  'figures of something else': trapCases,
  'more layouts written before a change': [
    ...unseenPortalCases,
    ...unseenSiteCases,
    ...unseenMoreCases,
    ...unseenDataCases,
    ...unseenLastCases,
    ...unseenWorldCases,
    ...unseenAgainCases,
    ...unseenFormCases,
    ...unseenAbroadCases,
    ...unseenBrokerCases,
    ...unseenPostCases,
    ...unseenMarketCases,
    ...unseenLandCases,
    ...unseenSellerCases,
  ],
  'first looks': [
    ...looksPortalCases,
    ...looksBrokerCases,
    ...looksAbroadCases,
    ...looksSecondCases,
    ...looksSecondTextCases,
    ...looksThirdCases,
  ],
  'layouts by somebody who had not seen the reader': [
    ...blindPortalsCases,
    ...blindNotesCases,
    ...blindSystemsCases,
    ...blindFeedsCases,
    ...blindAgentsCases,
    ...blindSitesCases,
    ...blindPagesCases,
    ...blindOffersCases,
    ...blindPrintoutsCases,
    ...blindRecordsCases,
  ],
  "kinds that strangers' layouts showed": [
    ...kindsLandCases,
    ...kindsLayoutCases,
    ...kindsCountCases,
    ...kindsPageCases,
    ...kindsTextCases,
    ...kindsPortalCases,
    ...kindsMoreCases,
    ...kindsTrapCases,
    ...kindsSiteCases,
    ...kindsDataCases,
    ...ninthPagesKindsCases,
    ...ninthTextsKindsCases,
    ...ninthTextsTrapsCases,
    ...tenthPagesKindsCases,
    ...tenthTextsKindsCases,
  ],
  'layouts by a fourth writer': [
    ...strangerAgentsCases,
    ...strangerBuildersCases,
    ...strangerOwnersCases,
    ...strangerPortalsCases,
    ...strangerTextsCases,
  ],
  'layouts by a fifth writer': [
    ...fifthAgentsCases,
    ...fifthKindsCases,
    ...fifthNotesCases,
    ...fifthPortalsCases,
    ...fifthTextsCases,
  ],
  'layouts by a sixth writer': [...sixthKindsCases, ...sixthPortalsCases, ...sixthTextsCases],
  'layouts by a seventh writer': [...seventhKindsCases, ...seventhPortalsCases, ...seventhTextsCases],
  'layouts by an eighth writer': [...eighthPagesCases, ...eighthTextsCases, ...eighthTextsMoreCases],
  'layouts by a ninth writer': [...ninthPagesCases, ...ninthPagesSitesCases, ...ninthTextsCases],
  'layouts by a tenth writer': [...tenthPagesCases, ...tenthPagesMoreCases, ...tenthTextsCases, ...tenthTextsMoreCases],
  'layouts by an eleventh writer': [...eleventhPagesCases, ...eleventhTextsCases],
  'layouts by a twelfth writer': [...twelfthPagesCases, ...twelfthTextsCases],
  'layouts by a thirteenth writer': [...thirteenthPortalsCases, ...thirteenthSitesCases, ...thirteenthTextsCases],
  'layouts by a fourteenth writer': [...fourteenthPortalsCases, ...fourteenthSitesCases, ...fourteenthTextsCases],
  'layouts by a fifteenth writer': [...fifteenthPortalsCases, ...fifteenthSitesCases, ...fifteenthTextsCases],
  'layouts by a sixteenth writer': [...sixteenthPortalsCases, ...sixteenthSitesCases, ...sixteenthTextsCases],
  'layouts by a seventeenth writer': [...seventeenthPagesCases, ...seventeenthTextsCases],
  'layouts by an eighteenth writer': [...eighteenthPagesCases, ...eighteenthTextsCases],
  'layouts by a nineteenth writer': [...nineteenthPagesCases, ...nineteenthTextsCases],
  'layouts by a twentieth writer': [...twentiethPagesCases, ...twentiethTextsCases],
  'layouts by a twenty-first writer': [...twentyFirstPagesCases, ...twentyFirstTextsCases],
  'layouts by a twenty-second writer': [...twentySecondPagesCases, ...twentySecondTextsCases],
  'sentences that say one fact, or none': toldSentencesCases,
  'sentences by a writer who had not seen the reader': [...sentencesOfRooms, ...sentencesOfTypes, ...sentencesOfDues],
  'everyday texts by a second writer': [...everydayTexts, ...everydayNotes],
};
