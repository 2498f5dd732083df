import { sessionKey } from './storage-keys.ts';

/**
 * A script of the page itself, run before anything of the page is drawn: marks the document where this browser holds the
 * record of a login, with the letter of its avatar. Prerendered pages hold what a user sees and what a visitor sees; by the
 * mark styles/menu.css shows one of them. Broken records mark nothing.
 */
export const sessionHint =
  `try{const{user:u,email:e}=JSON.parse(localStorage.getItem('${sessionKey}')),d=document.documentElement,` +
  "l=((u.email||e).trim()[0]||'U').toUpperCase();" +
  "d.style.setProperty('--session-letter',JSON.stringify(l));d.dataset.session=''}catch{}";
