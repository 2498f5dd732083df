const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;
const PAGES_OF_MIB = 16;

/**
 * Lowers the most memory that a WebAssembly module may ask for, in its binary: to what is beyond, it gets the answer that
 * there is none. Throws where the module does not say a maximum of its own.
 */
export function limitMemory(wasm: Uint8Array, mebibytes: number): void {
  let at = HEADER_BYTES;
  const number = (): { value: number; end: number } => {
    let value = 0;
    let end = at;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[end] ?? 0;
      end += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if ((byte & 0x80) === 0) return { value, end };
    }
  };
  const next = (): number => {
    const { value, end } = number();
    at = end;
    return value;
  };
  while (at < wasm.length) {
    const section = next();
    const length = next();
    if (section !== MEMORY_SECTION) {
      at += length;
      continue;
    }
    const count = next();
    const flags = next();
    next();
    const { value, end } = number();
    const wanted = mebibytes * PAGES_OF_MIB;
    if (count !== 1 || (flags & HAS_MAXIMUM) === 0 || value < wanted) break;
    writeNumber(wasm, at, end, wanted);
    return;
  }
  throw new Error('The module has no memory that can be limited.');
}

/** In as many bytes as stood there, whatever the value needs. */
function writeNumber(wasm: Uint8Array, from: number, to: number, value: number): void {
  let rest = value;
  for (let at = from; at < to; at += 1) {
    wasm[at] = (rest & 0x7f) | (at + 1 < to ? 0x80 : 0);
    rest >>>= 7;
  }
}
