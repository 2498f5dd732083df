/** Text has none of these but for the few that old word processors leave (form feed, escape, end of file). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file from text
const CONTROL = /[\x00-\x08\x0e-\x19\x1c-\x1f\x7f\ufffd]/g;
const MOST_CONTROL = 0.01;
const SAMPLE = 4096;

/**
 * The file's text: UTF-8, UTF-16 in either byte order (with or without a mark) or Windows-1252, without its byte order
 * mark. Undefined where the bytes are not text at all.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  const strange = text.match(CONTROL)?.length ?? 0;
  return strange <= text.length * MOST_CONTROL ? text : undefined;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeBrokenUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

/** English text in UTF-16 has a zero in nearly every second byte, and in no other encoding has any. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, SAMPLE) & ~1;
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be';
  return undefined;
}

/** A cut-off file or one bad byte does not make UTF-8 another encoding: sound sequences must far outnumber broken ones. */
function decodeBrokenUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const sound = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return sound >= broken * 10 ? text : undefined;
}
