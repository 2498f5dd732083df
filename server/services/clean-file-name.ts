const longest = 200;
/** Also what turns the direction of the text around it. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * A file's name as it may be stored and shown: no folders, no control or direction characters, single spaces, no dot at
 * the end, which some systems drop, at most 200 characters with its ending kept. `fallback` where nothing is left.
 */
export function cleanFileName(name: string, fallback: string): string {
  const own = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = tidyEnds(
    own
      .replace(/\p{Cc}/gu, ' ')
      .replace(unseen, '')
      .replace(/\s+/g, ' '),
  );
  if (clean === '') return fallback;
  const characters = Array.from(clean);
  if (characters.length <= longest) return clean;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  const cut = tidyEnds(characters.slice(0, longest - ending.length).join(''));
  return cut === '' ? fallback : cut + ending;
}

function tidyEnds(name: string): string {
  let end = name.length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).trimStart();
}
