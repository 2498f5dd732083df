/** The session record: the user, the email as typed at login, the time of the login. */
export const sessionKey = 'plaindeed.session';

/** When a refresh of the session was last attempted, in epoch milliseconds. */
export const refreshAttemptKey = 'plaindeed.refresh-attempt';

/** The id of the user who last logged out here: whoever is gone without that has lost the session. */
export const leftKey = 'plaindeed.left';

/** In session storage: what was typed into forms when the session was lost. */
export const typedKey = 'plaindeed.typed';
