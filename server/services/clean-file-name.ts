const longest = 200;
const bidiAndInvisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A file's name as it may be stored and shown: no folders, no control or direction characters, single spaces, at most
 * 200 characters with its ending kept. `fallback` where nothing is left.
 */
export function cleanFileName(name: string, fallback: string): string {
  const own = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = own
    .replace(/\p{Cc}/gu, ' ')
    .replace(bidiAndInvisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean.replaceAll('.', '') === '') return fallback;
  const characters = Array.from(clean);
  if (characters.length <= longest) return clean;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}
