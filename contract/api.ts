/** The whole API. */
import { accountCareCalls } from "./accounts/account-care.ts";
import { adReportCalls } from "./market/ad-reports.ts";
import { heldAdCalls } from "./market/held-ads.ts";
import { clubCalls } from "./accounts/clubs.ts";
import { sellerMarkCalls } from "./accounts/seller-marks.ts";
import { accountCalls } from "./accounts/accounts.ts";
import { backupCalls } from "./backup.ts";
import { pathOf, type AnswerOf, type CallKey, type CallSpec, type InputOf } from "./call.ts";
import { catCalls } from "./cats.ts";
import { chipProofCalls } from "./market/chip-proofs.ts";
import { caseCalls } from "./cases.ts";
import { catteryNameCalls } from "./catteries/cattery-names.ts";
import { catteryCalls } from "./catteries/catteries.ts";
import { checkCalls } from "./checks.ts";
import { coatCalls } from "./colours/coat-crosses.ts";
import { colourCalls } from "./colours/colours.ts";
import { colourWarningCalls } from "./colours/colour-warnings.ts";
import { certificateCalls } from "./certificates/certificates.ts";
import { clubLookCalls } from "./certificates/club-looks.ts";
import { correctionCalls } from "./corrections.ts";
import { transferCalls } from "./transfers.ts";
import { credentialCalls } from "./credentials/credentials.ts";
import { judgeCalls } from "./credentials/judges.ts";
import { disputeCalls } from "./disputes/disputes.ts";
import { documentCalls } from "./documents.ts";
import { dateCalls } from "./dates.ts";
import { draftCalls } from "./accounts/drafts.ts";
import { healthCalls } from "./health.ts";
import { herdCalls } from "./herd/herd.ts";
import { herdActionCalls } from "./herd/herd-actions.ts";
import { handOverCalls } from "./accounts/hand-over.ts";
import { historyCalls } from "./history.ts";
import { kinCalls } from "./pedigree/kin.ts";
import { familyCalls } from "./market/family.ts";
import { inbreedingCalls } from "./inbreeding.ts";
import { importCalls } from "./imports/imports.ts";
import { memberCalls } from "./accounts/members.ts";
import { membershipCalls } from "./memberships.ts";
import { litterFamilyCalls } from "./litters/litter-family.ts";
import { litterCalls } from "./litters/litters.ts";
import { matingCalls } from "./matings/matings.ts";
import { plannedMatingCalls } from "./matings/planned.ts";
import { findingCalls } from "./market/finding.ts";
import { marketCalls } from "./market/market.ts";
import { mergeRequestCalls } from "./merges/merge-requests.ts";
import { mergeCalls } from "./merges/merges.ts";
import { messageCalls } from "./orders/messages.ts";
import { questionCalls } from "./orders/questions.ts";
import { reservationCalls } from "./orders/reservations.ts";
import { reviewCalls } from "./orders/reviews.ts";
import { orderCalls } from "./orders/orders.ts";
import { noticeCalls } from "./notices.ts";
import { ownershipCalls } from "./ownership/ownership.ts";
import { passkeyCalls } from "./accounts/passkeys.ts";
import { pedigreeGridCalls } from "./pedigree/pedigree-grid.ts";
import { pedigreeSheetCalls } from "./pedigree/pedigree-sheets.ts";
import { pedigreeCalls } from "./pedigree/pedigree.ts";
import { proofCalls } from "./proofs.ts";
import { readingCalls } from "./readings.ts";
import { referenceCalls } from "./reference.ts";
import { photoCalls } from "./photos/photos.ts";
import { pictureCalls } from "./photos/pictures.ts";
import { sharedPictureCalls } from "./photos/shared-pictures.ts";
import { clubRuleCalls } from "./rules/club-rules.ts";
import { ruleCalls } from "./rules/rules.ts";
import { searchCalls } from "./search.ts";
import { studbookCalls } from "./studbook.ts";
import { savedSearchCalls } from "./market/saved-searches.ts";
import { sitemapCalls } from "./market/sitemap.ts";
import { repairCalls } from "./imports/repairs.ts";
import { exportCalls } from "./imports/exports.ts";
import { registrationCalls } from "./registration.ts";
import { waitingCalls } from "./waiting.ts";
import { withheldPaperCalls } from "./ownership/withheld-papers.ts";

export const api = {
  ...referenceCalls,
  ...accountCalls,
  ...accountCareCalls,
  ...handOverCalls,
  ...draftCalls,
  ...passkeyCalls,
  ...memberCalls,
  ...catteryCalls,
  ...catteryNameCalls,
  ...catCalls,
  ...photoCalls,
  ...pictureCalls,
  ...sharedPictureCalls,
  ...colourCalls,
  ...coatCalls,
  ...colourWarningCalls,
  ...mergeCalls,
  ...mergeRequestCalls,
  ...checkCalls,
  ...importCalls,
  ...repairCalls,
  ...exportCalls,
  ...ownershipCalls,
  ...withheldPaperCalls,
  ...pedigreeCalls,
  ...pedigreeGridCalls,
  ...pedigreeSheetCalls,
  ...kinCalls,
  ...inbreedingCalls,
  ...matingCalls,
  ...plannedMatingCalls,
  ...documentCalls,
  ...readingCalls,
  ...registrationCalls,
  ...certificateCalls,
  ...clubLookCalls,
  ...proofCalls,
  ...credentialCalls,
  ...judgeCalls,
  ...correctionCalls,
  ...transferCalls,
  ...litterCalls,
  ...litterFamilyCalls,
  ...marketCalls,
  ...findingCalls,
  ...familyCalls,
  ...ruleCalls,
  ...clubRuleCalls,
  ...savedSearchCalls,
  ...adReportCalls,
  ...heldAdCalls,
  ...chipProofCalls,
  ...sellerMarkCalls,
  ...clubCalls,
  ...sitemapCalls,
  ...orderCalls,
  ...messageCalls,
  ...questionCalls,
  ...reservationCalls,
  ...reviewCalls,
  ...disputeCalls,
  ...caseCalls,
  ...waitingCalls,
  ...noticeCalls,
  ...dateCalls,
  ...herdCalls,
  ...herdActionCalls,
  ...historyCalls,
  ...backupCalls,
  ...healthCalls,
  ...searchCalls,
  ...studbookCalls,
  ...membershipCalls,
};

/** The same calls grouped for readers. */
export const callsByNoun = {
  accounts: {
    ...accountCalls,
    ...accountCareCalls,
    ...handOverCalls,
    ...draftCalls,
    ...passkeyCalls,
    ...memberCalls,
    ...sellerMarkCalls,
    ...clubCalls,
  },
  cats: catCalls,
  colours: { ...colourCalls, ...coatCalls, ...colourWarningCalls },
  photos: { ...photoCalls, ...pictureCalls, ...sharedPictureCalls },
  merges: { ...mergeCalls, ...mergeRequestCalls },
  ownership: { ...ownershipCalls, ...withheldPaperCalls },
  checks: checkCalls,
  imports: { ...importCalls, ...repairCalls, ...exportCalls },
  pedigree: { ...pedigreeCalls, ...pedigreeGridCalls, ...pedigreeSheetCalls, ...kinCalls },
  inbreeding: inbreedingCalls,
  matings: { ...matingCalls, ...plannedMatingCalls },
  market: {
    ...marketCalls,
    ...findingCalls,
    ...familyCalls,
    ...savedSearchCalls,
    ...adReportCalls,
    ...heldAdCalls,
    ...chipProofCalls,
    ...sitemapCalls,
  },
  disputes: disputeCalls,
  cases: caseCalls,
  rules: { ...ruleCalls, ...clubRuleCalls },
  waiting: waitingCalls,
  orders: { ...orderCalls, ...messageCalls, ...questionCalls, ...reservationCalls, ...reviewCalls },
  notices: noticeCalls,
  dates: dateCalls,
  documents: documentCalls,
  readings: readingCalls,
  registration: registrationCalls,
  certificates: { ...certificateCalls, ...clubLookCalls },
  proofs: proofCalls,
  credentials: { ...credentialCalls, ...judgeCalls },
  corrections: correctionCalls,
  transfers: transferCalls,
  litters: { ...litterCalls, ...litterFamilyCalls },
  catteries: { ...catteryCalls, ...catteryNameCalls },
  search: searchCalls,
  herd: { ...herdCalls, ...herdActionCalls },
  history: historyCalls,
  backup: backupCalls,
  studbook: studbookCalls,
  memberships: membershipCalls,
  health: healthCalls,
  reference: referenceCalls,
} satisfies Record<string, Partial<Record<CallKey, CallSpec>>>;

export type Noun = keyof typeof callsByNoun;

export type Api = typeof api;
export type ApiKey = keyof Api & CallKey;

/** Calls that answer a file. */
export type FileKey = {
  [Key in ApiKey]: Api[Key] extends { bytes: object } ? Key : never;
}[ApiKey];

/** Calls that answer the envelope. */
export type DataKey = Exclude<ApiKey, FileKey>;

/** What a caller sends to a call. */
export type Input<Key extends ApiKey> = InputOf<Api[Key]>;

/** What a caller gets from a call that succeeds. */
export type Answer<Key extends DataKey> = AnswerOf<Api[Key]>;

export const apiKeys = Object.keys(api) as ApiKey[];

export function specOf(key: ApiKey): CallSpec {
  return api[key];
}

export const API_BASE = "/api";

/** What a call's address begins with. */
export function baseOf(key: ApiKey): string {
  return specOf(key).atRoot ? "" : API_BASE;
}

/** The path from the root of the site, with its placeholders. */
export function addressOf(key: ApiKey): string {
  return baseOf(key) + pathOf(key);
}
