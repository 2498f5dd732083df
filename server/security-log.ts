import { isIP } from 'node:net';
import { pino } from 'pino';
import { createLog, type Log } from './log.ts';
import { SettingsError } from './settings.ts';

/** Programs read these: a name that was in use stays. */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_in_unconfirmed'
  | 'limit_reached'
  | 'host_refused'
  | 'origin_refused'
  | 'own_password_refused'
  | 'password_changed'
  | 'password_reset'
  | 'access_granted'
  | 'payment_refunded'
  | 'payment_disputed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_refused'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'provider_linked'
  | 'provider_refused'
  | 'document_deleted'
  | 'home_shared'
  | 'share_revoked'
  | 'account_deleted';

export interface SecurityLog {
  /** Writes one line: no email, no name of a file, no text. `account` is an id. */
  tell(event: SecurityEvent, about?: { account?: string | null | undefined; limit?: string }): void;
  /** The same, for what a caller at that address does. */
  of(address: string): SecurityLog;
}

/**
 * Lines of JSON apart from the ordinary log by `"log":"security"`, and in a file of their own where a path is given.
 * Throws a SettingsError for a path that cannot be written to.
 */
export function openSecurityLog(log: Log, path: string | undefined): SecurityLog {
  if (path !== undefined) return securityLog(createLog('info', openFile(path)));
  // Whatever else is told.
  return securityLog(log, log.level === 'silent' ? 'silent' : 'info');
}

function openFile(path: string) {
  try {
    const file = pino.destination({ dest: path, sync: true, mode: 0o600, maxLength: 1024 * 1024 });
    // On a full disk lines wait for room.
    file.on('error', () => {});
    return file;
  } catch {
    throw new SettingsError([`SECURITY_LOG: ${path} is not a file that can be written to.`]);
  }
}

function securityLog(log: Log, level = 'info', address: string | null = null): SecurityLog {
  const lines = log.child({ log: 'security' }, { level });
  const from = (caller: string | null): SecurityLog => ({
    tell: (event, { account, ...about } = {}) =>
      lines.info({ event, address: caller, account: account ?? null, ...about }),
    of: (caller) => from(plainAddress(caller)),
  });
  return from(address);
}

/** IPv4 as such, also where it comes in IPv6; null for what is no address, as a wrong proxy may say. */
function plainAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? null : plain;
}
