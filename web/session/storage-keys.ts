/** The session record: the user, the email as typed at login, the time of the login. */
export const sessionKey = 'plaindeed.session';

/** When a refresh of the session was last attempted, in epoch milliseconds. */
export const refreshAttemptKey = 'plaindeed.refresh-attempt';
