import type { CheckoutsTable, Database, EmailTokensTable, UsersTable } from '../db/schema.ts';
import { timestamp } from '../db/timestamp.ts';
import type { Letter } from '../mail/letter.ts';
import * as letters from '../mail/letters.ts';
import { signInChangedLetter } from '../mail/sign-in-changed-letter.ts';
import { expiresAt } from '../services/expire-documents.ts';
import { linkLifetime } from '../services/spend-email-token.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { MailOrder } from './queue-mail.ts';

type PaymentOrder = Extract<MailOrder, { checkout_id: string }>;

export interface ComposePorts {
  db: Database;
  now: () => number;
  /** This site's address, without a slash at the end. */
  appUrl: string;
  /** Days that documents are kept; for good where left out. */
  retentionDays?: number | undefined;
}

interface Composed {
  to: string;
  letter: Letter;
  /** See Mail. */
  unsubscribe?: string;
}

/** What the order says to whom; null where there is nobody to tell, or nothing any more. */
export async function composeMail(ports: ComposePorts, order: MailOrder): Promise<Composed | null> {
  if ('checkout_id' in order) return aboutPayment(ports, order);
  if (order.template === 'confirm_newsletter') return newsletter(ports, order.email);
  if (order.template === 'way_in') {
    const payment = await unclaimedPayment(ports.db, order.email);
    if (payment !== undefined) return finishRegistration(ports, payment);
  }
  const user = await findUser(ports.db, order);
  const letter = user && (await letterTo(ports, user, order));
  return user && letter ? { to: user.email, letter } : null;
}

async function findUser(db: Database, order: { user_id: string } | { email: string }) {
  const users = db.selectFrom('users').selectAll();
  const wanted =
    'user_id' in order ? users.where('id', '=', order.user_id) : users.where('email', '=', order.email);
  return wanted.executeTakeFirst();
}

type UserOrder = Exclude<MailOrder, PaymentOrder | { template: 'confirm_newsletter' }>;

async function letterTo(ports: ComposePorts, user: UsersTable, order: UserOrder): Promise<Letter | null> {
  const { template } = order;
  const firstName = user.first_name;
  const forgotLink = `${ports.appUrl}/forgot-password`;
  if (template === 'password_changed') return letters.passwordChangedLetter({ firstName, link: forgotLink });
  if (template === 'reset_password') {
    const token = await issueToken(ports, user.id, 'reset_password');
    return letters.resetPasswordLetter({ firstName, link: `${ports.appUrl}/reset-password?token=${token}` });
  }
  if (template === 'sign_in_changed')
    return signInChangedLetter({
      firstName,
      change: order.change,
      profileLink: `${ports.appUrl}/profile`,
      forgotLink,
    });
  if (template === 'documents_expire') return documentsExpire(ports, user);
  if (user.email_confirmed === 1) {
    const loginLink = `${ports.appUrl}/login`;
    return template === 'way_in' ? letters.alreadyPaidLetter({ firstName, loginLink, forgotLink }) : null;
  }
  const link = `${ports.appUrl}/confirm-email?token=${await issueToken(ports, user.id, 'confirm_email')}`;
  return template === 'account_ready'
    ? letters.accountReadyLetter({ firstName, email: user.email, confirmLink: link })
    : letters.confirmEmailLetter({ firstName, link });
}

/** Null where the operator keeps documents for good again, or nothing is left to be deleted. */
async function documentsExpire(
  { db, appUrl, retentionDays }: ComposePorts,
  { id, first_name }: UsersTable,
): Promise<Letter | null> {
  if (retentionDays === undefined) return null;
  const rows = await db
    .selectFrom('documents')
    .select(['file_name', 'created_at', 'expiry_noticed_at'])
    .where('owner_id', '=', id)
    .where('expiry_noticed_at', 'is not', null)
    .orderBy('created_at')
    .execute();
  if (rows.length === 0) return null;
  const documents = rows.map(({ file_name, created_at, expiry_noticed_at }) => ({
    fileName: file_name,
    on: timestamp(expiresAt(created_at, expiry_noticed_at ?? created_at, retentionDays)),
  }));
  const link = `${appUrl}/documents`;
  return letters.documentsExpireLetter({ firstName: first_name, documents, retentionDays, link });
}

async function issueToken(
  { db, now }: ComposePorts,
  user_id: string,
  purpose: EmailTokensTable['purpose'],
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const theirs = trx.deleteFrom('email_tokens').where('user_id', '=', user_id);
    // A newer link to set a password ends those before. Links that confirm do not: whichever of the mails is opened, it proves
    // the address, and they may come in any order.
    await (purpose === 'reset_password'
      ? theirs.where('purpose', '=', purpose)
      : theirs.where('expires_at', '<', timestamp(now()))
    ).execute();
    const expires_at = timestamp(now() + linkLifetime[purpose]);
    await trx
      .insertInto('email_tokens')
      .values({ token_hash: hashToken(token), user_id, purpose, expires_at, used_at: null })
      .execute();
  });
  return token;
}

/** A payment of the address that has no account yet. */
function unclaimedPayment(db: Database, email: string) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 'paid')
    .where('user_id', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
}

function finishRegistration(
  { appUrl }: ComposePorts,
  { id, email, first_name: firstName }: CheckoutsTable,
): Composed {
  return {
    to: email,
    letter: letters.finishRegistrationLetter({ firstName, link: registerLinkOf(appUrl, id) }),
  };
}

const registerLinkOf = (appUrl: string, id: string) =>
  `${appUrl}/register?session_id=${encodeURIComponent(id)}`;

async function aboutPayment(
  ports: ComposePorts,
  { template, checkout_id: id }: PaymentOrder,
): Promise<Composed | null> {
  const { db, appUrl } = ports;
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.paid_at === null || row.email === '') return null;
  const firstName = row.first_name;
  const analyzeLink = `${appUrl}/analyze`;
  const isWaiting = row.user_id === null && row.status === 'paid';
  if (template === 'finish_registration') return isWaiting ? finishRegistration(ports, row) : null;
  if (template === 'second_payment') {
    const letter = letters.secondPaymentLetter({
      firstName,
      paymentId: row.id,
      amountCents: row.amount_cents,
      paidAt: row.paid_at,
      firstPaymentId: row.duplicate_of ?? '',
      analyzeLink,
    });
    return { to: row.email, letter };
  }
  const letter = letters.receiptLetter({
    firstName,
    paymentId: row.id,
    amountCents: row.amount_cents,
    paidAt: row.paid_at,
    registerLink: isWaiting ? registerLinkOf(appUrl, row.id) : null,
    analyzeLink,
  });
  return { to: row.email, letter };
}

async function newsletter({ db, appUrl }: ComposePorts, email: string): Promise<Composed | null> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set({ token_hash: hashToken(token) })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  const links = {
    confirm: `${appUrl}/newsletter?confirm=${token}`,
    unsubscribe: `${appUrl}/newsletter?unsubscribe=${token}`,
  };
  return {
    to: email,
    letter: letters.confirmNewsletterLetter(links),
    unsubscribe: `${appUrl}/api/newsletter/unsubscribe?token=${token}`,
  };
}
