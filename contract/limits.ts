import { dayLength } from './day-length.ts';

/** Business constants of the specification, section 9. Durations in milliseconds unless the name says otherwise. */

export const price = { cents: 1000, currency: 'usd', label: '$10' } as const;

export const passwordMinLength = 6;

export const upload = {
  maxBytes: 10_485_760,
  extensions: ['.pdf', '.doc', '.docx', '.txt'],
  /** What a home takes as well. Further ones are told by the bytes alone. */
  homeExtensions: [
    '.pdf',
    '.doc',
    '.docx',
    '.txt',
    '.xlsx',
    '.xls',
    '.html',
    '.htm',
    '.eml',
    '.jpg',
    '.jpeg',
    '.png',
  ],
  /** Pictures of pages that make one document of a home. */
  mostPictures: 30,
  /** Documents of one account that are analyzed at a time. */
  concurrentPerAccount: 1,
} as const;

export const requestTimeout = 30_000;

export const session = {
  /** After a refresh attempt no other one is made for this long. */
  refreshThrottle: 10_000,
  verifySkipWindow: 30_000,
  verifyInterval: 300_000,
  navigationReread: 5_000,
  scriptChunkTimeout: 120_000,
  /** Calls answer 401 once the token is this old, until a refresh rotates it. */
  accessWindow: 15 * 60_000,
  /** Refresh answers 401 once the sign-in is this old. */
  lifetime: 30 * dayLength,
  /** A token rotated away is still accepted this long, for two tabs that refresh at once. */
  rotationGrace: 10_000,
} as const;

/** A browser that was not logged in at for this long is a stranger again. */
export const knownDevice = { lifetime: 400 * dayLength } as const;

/** What is under way between two calls of a sign-in, in milliseconds. */
export const signInStep = { passkey: 5 * 60_000, provider: 10 * 60_000, secondFactor: 30 * 60_000 } as const;

export const passkeysPerAccount = 20;
export const recoveryCodes = { count: 10 } as const;

export const statusPolling = {
  firstAfter: 10_000,
  every: 15_000,
  maxChecks: 30,
  /** The 'large documents may take several minutes' notice shows after more polls than this. */
  noticeAfterPolls: 1,
} as const;

/** Percent shown for each status of the upload view. */
export const uploadProgress = {
  initializing: 10,
  uploaded: 20,
  queued_for_analysis: 30,
  analyzing: { start: 40, perPoll: 3, max: 90 },
  analysis_complete: 100,
  other: 50,
} as const;

export const olderResults = {
  reprocessPoll: 5_000,
  timeoutRetry: 3_000,
  maxRetries: 5,
  /** 'This is taking longer than usual' after more attempts than this. */
  longerThanUsualAfter: 2,
} as const;

/** Percent, and percent per second. */
export const newerResultsIndicator = { start: 15, perSecond: 0.5, max: 90 } as const;

export const profileSuccessShown = 3_000;
export const paymentSuccessCountdownSeconds = 10;

export const documentsDefaultSort = { column: 'created_at', direction: 'descending' } as const;

/** Left free above a heading that was jumped to. */
export const headingOffsetPx = 80;

/** Editorial guidance figures: percent of ideal, months of expenses, percent of homes, percent of budget, years. */
export const guidance = {
  reservesHealthyPercent: 70,
  reservesHighRiskPercent: 30,
  operatingCashMonths: [2, 3],
  delinquencyExcellentPercent: 2,
  delinquencyProblemPercent: 5,
  varianceOnTargetPercent: 5,
  varianceRedFlagPercent: 15,
  reserveStudyMaxYears: 3,
} as const;

/** How often failed analyses may be retried within the window: one document, and all of an account. */
export const retryLimit = { attempts: 5, accountAttempts: 30, window: 3_600_000 } as const;

/** After a deletion: how long it can be undone, and how long the server holds on to it, which leaves time for the way. */
export const deletion = { undoFor: 10_000, heldFor: 15_000 } as const;

/** Documents that one file can be split into. */
export const mostParts = 60;

/** Homes that an account can hold. */
export const homesPerAccount = 50;

/** Documents of a home that are read together, the newest first: more would hold up everybody's calls. */
export const documentsReadTogether = 100;

/** Links by which others read a home: how many there can be, ended ones among them, and how many days the longest lasts. */
export const shareLimits = { perHome: 20, days: 90 } as const;

/** Notes that its owner keeps beside the statements of a home, and how long one is. */
export const noteLimits = { perHome: 500, characters: 2000 } as const;
