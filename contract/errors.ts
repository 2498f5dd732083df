import { z } from 'zod';
import { remedySchema } from './remedy.ts';

/**
 * Every refusal the server makes: code -> HTTP status and the sentence the user reads (specification, sections 5 and 8).
 * The one table; nothing else maps a code to a status or a message.
 */
export const errorTable = {
  validation_failed: [400, 'Please check the fields and try again.'],
  bad_request: [400, 'The request could not be understood. Please reload the page and try again.'],
  request_too_large: [413, 'This request is too large. Please shorten it and try again.'],
  file_required: [400, 'Please select a file to upload'],
  document_type_required: [400, 'Please select a document type'],
  file_type_invalid: [400, 'Invalid file type. Accepted formats are: .pdf, .doc, .docx, .txt'],
  file_not_added: [
    400,
    'This file cannot be added. PDF, Word, Excel, text, web page and email files can, and JPEG or PNG pictures of pages.',
  ],
  files_not_pictures: [400, 'Only JPEG or PNG pictures of pages can be put together into one document.'],
  file_too_large: [413, 'File is too large. Maximum size is 10MB.'],
  file_password_wrong: [400, 'This password does not open the file. Check it and try again.'],
  file_not_unlocked: [
    422,
    'This file could not be unlocked. Save a copy without the password in the program you normally open it with, and upload that copy.',
  ],
  file_not_split: [
    422,
    'This file could not be split here. Save its parts as files of their own in the program you normally open it with, and add those.',
  ],
  file_infected: [
    400,
    'A virus was found in this file, so it was not stored. Check your computer, ask for a fresh copy, and upload that.',
  ],
  scanner_away: [
    503,
    'Files cannot be checked for viruses right now, so uploads are on hold. Please try again in a few minutes.',
  ],
  too_many_uploads: [
    429,
    'Several of your files are being uploaded right now. Please wait until one of them has arrived, and upload this one again.',
  ],
  account_full: [
    409,
    'Your documents fill the space that your account has. Delete some that you no longer need, and upload this one again.',
  ],
  file_empty: [400, 'This file is empty. Please choose a file with content.'],
  payment_required: [402, 'You need to pay $10 to access document analysis.'],
  authentication_required: [401, 'Authentication required'],
  session_expired: [401, 'Your session has expired. Please log in again.'],
  invalid_credentials: [401, 'Invalid email or password'],
  second_factor_needed: [403, 'Enter the code from your authenticator app.'],
  code_wrong: [
    400,
    'This code is not right, or was used before. Wait for the next one in your app, or enter a recovery code.',
  ],
  codes_paused: [
    429,
    'Too many wrong codes were entered for this account. Log in with a recovery code or a passkey, or from a browser that you have logged in from before.',
  ],
  second_factor_is_on: [409, 'Codes from an app are on for this account already.'],
  second_factor_is_off: [409, 'Codes from an app are not on for this account. Please reload the page.'],
  passkey_refused: [
    400,
    'This passkey was not accepted. Please try again, or log in with your email and password.',
  ],
  passkey_not_found: [404, 'This passkey was already removed.'],
  too_many_passkeys: [
    409,
    'Your account has as many passkeys as it can hold. Remove one that you no longer use, and add this one again.',
  ],
  provider_not_set: [404, 'Signing in through another provider is not set up here.'],
  provider_away: [
    502,
    'The sign-in service did not answer as it should. Please try again, or log in with your email and password.',
  ],
  provider_refused: [
    403,
    'The sign-in was not completed. Please start again here, and finish it within 10 minutes.',
  ],
  provider_email_unproven: [
    403,
    'We cannot use this sign-in yet, because the service has not confirmed your email address. Confirm it there, then try again.',
  ],
  provider_needs_password: [
    403,
    'An account with this email exists, and its address was never confirmed. Confirm it with the link that we emailed you. Then sign in again.',
  ],
  provider_unknown: [
    403,
    'No account belongs to this sign-in yet. Please register first, with the same email address.',
  ],
  email_not_confirmed: [
    403,
    'Please confirm your email address first. Check your inbox and spam folder for the confirmation link.',
  ],
  confirmation_invalid: [400, 'This confirmation link is not valid or has expired.'],
  password_needed: [400, 'Please type the password of your account to confirm your email.'],
  password_differs: [
    400,
    'This is not the password that was chosen for this account. Check it, or set a new one.',
  ],
  reset_invalid: [400, 'This password reset link is not valid or has expired. Please ask for a new one.'],
  password_wrong: [400, 'The current password is incorrect.'],
  password_too_common: [400, 'This password is too common. Please choose one that is harder to guess.'],
  password_is_email: [400, 'Please choose a password that is not your email address.'],
  session_not_found: [404, 'This session has already ended.'],
  email_taken: [400, 'An account with this email already exists. Please log in.'],
  already_paid: [
    409,
    'A payment was already made with this email, so you do not need to pay again. Please log in. If you have not registered yet, use the link that we just sent to that address.',
  ],
  payment_pending: [
    409,
    'A payment for this email is still on its way. You do not need to pay again. We will email you when it arrives.',
  ],
  payment_disputed: [
    409,
    'An earlier payment for this email is being disputed with the bank. Please wait for its decision, or write to us, before you pay again.',
  ],
  email_settled: [
    409,
    'The email of this payment can no longer be changed. If it is confirmed, please log in. Otherwise write to us.',
  ],
  payment_invalid: [400, 'Invalid or incomplete payment. Please complete payment before registration.'],
  checkout_failed: [502, 'Failed to create checkout session. Please try again.'],
  payment_check_failed: [502, 'Failed to verify payment. Please try again.'],
  webhook_invalid: [400, 'This notice is not signed by the payment provider.'],
  subscription_invalid: [400, 'This newsletter link is not valid or has expired.'],
  checkout_expired: [409, 'This checkout has ended, and nothing was charged. Please start again.'],
  checkout_not_found: [404, 'This payment session could not be found.'],
  redirect_not_allowed: [400, 'The return address must be on this site.'],
  origin_not_allowed: [403, 'This request came from another site and was refused.'],
  host_not_known: [
    421,
    'This site does not go by that address. If you run it, set APP_URL to the address that it is reached at, such as http://192.168.1.5:3000, and start it again.',
  ],
  document_not_found: [404, 'Document not found. It may have been deleted.'],
  home_not_found: [404, 'Home not found. It may have been deleted.'],
  home_not_empty: [409, 'This home has documents. Say whether they move to another home or are deleted.'],
  share_not_found: [404, 'This link has ended, or was taken back. Ask whoever sent it to you for a new one.'],
  too_many_shares: [
    409,
    'This home has as many links as it can hold. Take one back that is no longer needed, and make this one again.',
  ],
  too_many_homes: [
    409,
    'Your account has as many homes as it can hold. Delete one that you no longer need, and add this one again.',
  ],
  document_file_missing: [
    410,
    'The file of this document is no longer stored here. If you still need it, upload the file again.',
  ],
  page_not_found: [404, 'This page could not be found in the document.'],
  ask_late: [503, 'Reading your documents for this takes longer than usual. Please try again in a moment.'],
  picture_late: [503, 'The picture of this page takes longer than usual. Please try again in a moment.'],
  document_processing: [409, 'Document is still processing'],
  analysis_failed: [422, 'There was an error analyzing your document. Please try again or contact support.'],
  model_not_set: [404, 'No language model reads documents here.'],
  model_agreement_needed: [
    409,
    'The text of this document would leave this site for another host now. Reload the page, see where it goes, and agree there first.',
  ],
  no_dates: [404, 'This analysis has no upcoming dates, so there is nothing to put in a calendar.'],
  not_retryable: [400, 'Document is not in a retryable state.'],
  retry_forbidden: [403, 'You do not have permission to retry this document analysis.'],
  too_many_retries: [429, 'Too many retry attempts. Please wait and try again later.'],
  too_many_requests: [429, 'Too many attempts. Please wait and try again later.'],
  log_in_paused: [
    429,
    'Too many wrong passwords were entered for this email. Log in from a browser that you have logged in from before, or choose “Forgot your password?” and get in by the link that we email you.',
  ],
  not_found: [404, 'The requested page could not be found.'],
  not_ready: [503, 'The service is starting or cannot reach its storage. Please try again in a moment.'],
  storage_full: [
    507,
    'There is no storage space left, so this could not be saved. What is stored already is safe. Delete documents that you no longer need, or try again later.',
  ],
  internal: [500, 'An unexpected error occurred. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** The body of every refusal. `detail` is the sentence to show; `fields` names what to mend, by field. */
export const errorBodySchema = z.object({
  detail: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
  /** On the analysis call only: the document's status, and the same sentence as `detail`. */
  status: z.string().optional(),
  message: z.string().optional(),
  /** On the analysis call only, where it failed: what helps. */
  remedy: remedySchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
