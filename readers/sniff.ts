export type Kind = 'pdf' | 'zip' | 'ole' | 'rtf' | 'html' | 'image' | 'binary' | 'text' | 'empty';

/** What the first bytes say that the file is; the name plays no part. A zip or OLE file needs a look inside. */
export function sniff(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return 'empty';
  const head = latin1(bytes, 1024);
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return 'zip';
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'ole';
  if (head.startsWith('{\\rtf')) return 'rtf';
  return 'text';
}

function latin1(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.length)).toString('latin1');
}
